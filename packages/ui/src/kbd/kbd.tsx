import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';

/** A key, or keys pressed together: one `Kbd` each. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
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
