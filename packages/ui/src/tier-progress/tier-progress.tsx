import { Check } from 'lucide-react';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { positionOf, type Tier } from './tiers.ts';

const tierProgressWords = defineWords('tier-progress', {
  pl: {
    missing: (amount: string, tier: string) => `Do progu „${tier}” brakuje ${amount}`,
    top: 'Najwyższy próg osiągnięty',
    reached: 'osiągnięty',
    notReached: 'przed tobą',
    from: (amount: string) => `od ${amount}`,
    none: 'Przed pierwszym progiem',
  },
  en: {
    missing: (amount, tier) => `${amount} to go to “${tier}”`,
    top: 'Highest tier reached',
    reached: 'reached',
    notReached: 'ahead of you',
    from: (amount) => `from ${amount}`,
    none: 'Before the first tier',
  },
});

export interface TierProgressProps {
  /** What grows: "Prowizja w listopadzie". */
  label: string;
  value: number;
  tiers: readonly Tier[];
  /** With the unit; default the number in the page's language. */
  formatValue?: ((value: number) => string) | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How far a value has come through its tiers, and what is missing to the next. */
export function TierProgress({
  label,
  value,
  tiers,
  formatValue,
  loading = false,
  className,
  ref,
}: TierProgressProps) {
  const { locale } = useLabels();
  const words = useWords(tierProgressWords);
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const format = formatValue ?? ((amount: number) => number.format(amount));
  const position = positionOf(value, tiers);
  const outlook = position.next ? words.missing(format(position.missing), position.next.label) : words.top;

  return (
    <div
      ref={ref}
      data-slot="tier-progress"
      aria-busy={loading}
      className={classes('flex min-w-0 flex-col gap-2', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{label}</p>
        {loading ? (
          <Skeleton className="my-0.5 w-28" />
        ) : (
          <p className="font-semibold tabular-nums">
            {format(value)}
            <span className="ml-1.5 font-normal text-text-muted">
              {position.current?.label ?? words.none}
            </span>
          </p>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={loading ? undefined : Math.round(position.filled * 100)}
        aria-valuetext={loading ? undefined : `${format(value)}. ${outlook}`}
        className="h-2.5 overflow-hidden rounded-full border border-border-strong bg-surface-muted"
      >
        {loading ? null : <div className="h-full bg-accent" style={{ width: `${position.filled * 100}%` }} />}
      </div>
      <ol className="flex flex-col gap-1 text-small sm:relative sm:block sm:h-9">
        {position.steps.map(({ tier, at, reached }) => (
          <li
            key={tier.from}
            style={{ '--at': `${at * 100}%` } as Record<string, string>}
            className={classes(
              'flex items-baseline gap-1.5 sm:absolute sm:left-(--at) sm:block sm:whitespace-nowrap',
              at === 0
                ? ''
                : at === 1
                  ? 'sm:-translate-x-full sm:text-right'
                  : 'sm:-translate-x-1/2 sm:text-center',
            )}
          >
            <span
              className={classes(
                'inline-flex items-center gap-1',
                reached ? 'font-medium' : 'text-text-muted',
              )}
            >
              {reached && !loading ? <Check size={12} aria-hidden className="text-success" /> : null}
              {tier.label}
            </span>
            <span className="text-text-muted tabular-nums sm:block">{words.from(format(tier.from))}</span>
            {loading ? null : <span className="sr-only">({reached ? words.reached : words.notReached})</span>}
          </li>
        ))}
      </ol>
      {loading ? (
        <Skeleton className="h-3.5 w-48" />
      ) : (
        <p className="text-small text-text-muted">{outlook}</p>
      )}
    </div>
  );
}
