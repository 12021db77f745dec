import type { ComponentProps } from 'react';

import { classes } from '../classes/index.ts';

/** The buttons of a form that stands on a page; on a telephone they stay at the foot of the window, as those of a sheet. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-actions"
      className={classes('flex flex-wrap items-center gap-2', className)}
      {...props}
    />
  );
}
