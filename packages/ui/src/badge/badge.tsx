import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { toneSoftClasses, type Tone } from '../theme/index.ts';

export type BadgeTone = Tone | 'success' | 'success-strong' | 'warning' | 'destructive' | 'archive';

const toneClasses: Record<BadgeTone, string> = {
  ...toneSoftClasses,
  success: 'bg-success-soft text-success',
  'success-strong': 'bg-success-soft text-success-strong',
  warning: 'bg-warning-soft text-warning',
  destructive: 'bg-destructive-soft text-destructive',
  archive: 'bg-archive-soft text-archive',
};

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** One word or number about the thing beside it. A status is a `StatusChip`, which also has a shape. */
export function Badge({ tone = 'grey', icon, children, className, ref }: BadgeProps) {
  return (
    <span
      ref={ref}
      data-slot="badge"
      className={classes(
        'inline-flex h-5 max-w-full min-w-5 items-center justify-center gap-1 rounded-small px-1.5 text-small font-medium whitespace-nowrap',
        'tabular-nums [&_svg]:size-3 [&_svg]:shrink-0',
        toneClasses[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
