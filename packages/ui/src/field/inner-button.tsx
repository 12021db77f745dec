import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../classes/index.ts';

export interface InnerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
}

/** A small icon button that sits inside a field: reveal, clear, open the calendar. */
export function InnerButton({ label, icon, className, ...rest }: InnerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'mr-1 inline-flex size-6 shrink-0 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0 disabled:pointer-events-none disabled:text-text-faint',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
