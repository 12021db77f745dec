import { Progress as RadixProgress } from 'radix-ui';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';

export interface ProgressProps {
  /** Done so far, 0 to `max`; `null` while unknown. */
  value: number | null;
  max?: number | undefined;
  /** What is under way. */
  label: string;
  /** Shows the label and the per cent above the bar. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Progress({ value, max = 100, label, showLabel = false, className, ref }: ProgressProps) {
  const { locale } = useLabels();
  const share = value === null ? null : Math.min(Math.max(value / max, 0), 1);
  const percent = share === null ? null : new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div ref={ref} data-slot="progress" className={classes('w-full', className)}>
      {showLabel && (
        <div aria-hidden className="mb-1 flex justify-between gap-2 text-small text-text-muted">
          <span className="truncate">{label}</span>
          <span className="tabular-nums">{percent}</span>
        </div>
      )}
      <RadixProgress.Root
        aria-label={label}
        value={value}
        max={max}
        {...(percent ? { getValueLabel: () => percent } : {})}
        className="h-1.5 overflow-hidden rounded-full bg-surface-hover"
      >
        <RadixProgress.Indicator
          className={classes(
            'h-full rounded-full bg-accent transition-[width]',
            share === null && 'w-1/3 animate-sweep motion-reduce:w-full motion-reduce:animate-pulse',
          )}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </RadixProgress.Root>
    </div>
  );
}
