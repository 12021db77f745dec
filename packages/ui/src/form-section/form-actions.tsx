import type { ComponentProps } from 'react';

import { classes } from '../classes/index.ts';

/** The buttons of a form on a page; on a phone they remain at the foot of the window, as those of a sheet. */
export function FormActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-actions"
      className={classes('flex flex-wrap items-center gap-2', className)}
      {...props}
    />
  );
}
