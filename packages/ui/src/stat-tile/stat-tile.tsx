import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const statTileWords = defineWords('stat-tile', {
  pl: {
    trendUp: (change: string) => `wzrost o ${change}`,
    trendDown: (change: string) => `spadek o ${change}`,
    trendSame: (change: string) => `bez zmian: ${change}`,
  },
  en: {
    trendUp: (change) => `up by ${change}`,
    trendDown: (change) => `down by ${change}`,
    trendSame: (change) => `no change: ${change}`,
  },
});

export interface StatTrend {
  direction: 'up' | 'down' | 'same';
  /** Formatted, e.g. `12%`. */
  change: string;
  /** Whether the direction is welcome; decides the colour. */
  good?: boolean | undefined;
  /** Compared with what, e.g. "do lutego". */
  comparedTo?: string | undefined;
}

export interface StatTileProps {
  label: string;
  /** Formatted, with its unit. */
  value: ReactNode;
  /** The value is text, such as a name: smaller than a number, and wrapped on as many lines as needed. */
  worded?: boolean | undefined;
  hint?: ReactNode;
  trend?: StatTrend | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One number that matters, what it means and where it is going. */
export function StatTile(props: StatTileProps) {
  const { label, value, worded = false, hint, trend, loading = false, className, ref } = props;
  return (
    <div
      ref={ref}
      data-slot="stat-tile"
      aria-busy={loading}
      className={classes(
        'flex min-w-0 flex-col gap-1 rounded-large border border-border bg-surface p-4',
        className,
      )}
    >
      <p className="truncate text-small font-medium text-text-muted">{label}</p>
      {loading ? (
        <>
          <Skeleton className="my-1.5 h-6 w-24" />
          <Skeleton className="h-3 w-32" />
        </>
      ) : (
        <>
          <p
            className={
              worded
                ? 'py-1 text-title font-semibold wrap-anywhere'
                : 'truncate text-display font-semibold tracking-tight tabular-nums'
            }
          >
            {value}
          </p>
          <div className="flex min-h-4 flex-wrap items-center gap-x-2 text-small text-text-muted">
            {trend ? <Trend trend={trend} /> : null}
            {hint ? <span>{hint}</span> : null}
          </div>
        </>
      )}
    </div>
  );
}

function Trend({ trend }: { trend: StatTrend }) {
  const words = useWords(statTileWords);
  const Icon = { up: TrendingUp, down: TrendingDown, same: Minus }[trend.direction];
  const textOf = { up: words.trendUp, down: words.trendDown, same: words.trendSame }[trend.direction];
  const colour = trend.good === undefined ? '' : trend.good ? 'text-success' : 'text-destructive';
  return (
    <span className="inline-flex items-center gap-1">
      <span className={classes('inline-flex items-center gap-1 font-medium tabular-nums', colour)}>
        <Icon size={14} aria-hidden />
        <span aria-hidden>{trend.change}</span>
        <span className="sr-only">{textOf(trend.change)}</span>
      </span>
      {trend.comparedTo ? <span>{trend.comparedTo}</span> : null}
    </span>
  );
}
