import type { Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface SeparatorProps {
  orientation?: 'horizontal' | 'vertical' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A purely visual line; headings and groups convey the structure it separates. */
export function Separator({ orientation = 'horizontal', className, ref }: SeparatorProps) {
  return (
    <div
      ref={ref}
      data-slot="separator"
      aria-hidden
      className={classes(
        'shrink-0 bg-border',
        orientation === 'horizontal' ? 'h-px w-full' : 'w-px self-stretch',
        className,
      )}
    />
  );
}
