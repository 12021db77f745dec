import { cva } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface SumLineProps {
  label: string;
  /** Formatted, with its unit. */
  value: ReactNode;
  /** Net or gross, and of what. */
  detail?: ReactNode;
  emphasis?: 'normal' | 'strong' | undefined;
  /** `destructive` when the sum breaks a rule, `success` when it agrees. */
  tone?: 'neutral' | 'success' | 'destructive' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const amount = cva('shrink-0 text-right tabular-nums', {
  variants: {
    emphasis: { normal: 'font-medium', strong: 'text-large font-semibold' },
    tone: { neutral: 'text-text', success: 'text-success', destructive: 'text-destructive' },
  },
});

/** An amount calculated while the form is filled in; a change is announced politely. */
export function SumLine({
  label,
  value,
  detail,
  emphasis = 'normal',
  tone = 'neutral',
  className,
  ref,
}: SumLineProps) {
  return (
    <div
      ref={ref}
      data-slot="sum-line"
      className={classes(
        'flex items-baseline justify-between gap-4 py-1',
        emphasis === 'strong' && 'border-t border-border pt-2',
        className,
      )}
    >
      <span className="min-w-0 text-text-muted">
        {label}
        {detail ? <span className="ml-1.5 text-small text-text-faint">{detail}</span> : null}
      </span>
      <output aria-live="polite" aria-label={label} className={amount({ emphasis, tone })}>
        {value}
      </output>
    </div>
  );
}
