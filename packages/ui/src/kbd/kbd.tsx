import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

/** A key, or keys pressed together: one `Kbd` each. */
export function Kbd({
  children,
  className,
  ref,
}: {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement> | undefined;
}) {
  return (
    <kbd
      ref={ref}
      data-slot="kbd"
      className={classes(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-small border border-border bg-surface-muted px-1',
        'font-sans text-tiny font-medium text-text-muted',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
