import { clsx } from 'clsx';

import type { Ref } from 'react';

import { plainNumber } from '../chart/numbers.ts';
import { chartToken, type ChartTone } from '../chart/tones.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { lineThrough, pointsOf } from './shape.ts';

const sparklineWords = defineWords('sparkline', {
  pl: {
    rising: (label: string, from: string, to: string) => `${label}: wzrost z ${from} do ${to}`,
    falling: (label: string, from: string, to: string) => `${label}: spadek z ${from} do ${to}`,
    steady: (label: string, to: string) => `${label}: bez zmian, ${to}`,
    none: (label: string) => `${label}: brak danych`,
  },
  en: {
    rising: (label, from, to) => `${label}: up from ${from} to ${to}`,
    falling: (label, from, to) => `${label}: down from ${from} to ${to}`,
    steady: (label, to) => `${label}: unchanged, ${to}`,
    none: (label) => `${label}: no data`,
  },
});

export interface SparklineProps {
  /** What is measured: "Sprzedaż w 12 miesiącach"; announced with the first and the last number. */
  label: string;
  /** From the oldest to the newest. */
  values: readonly number[];
  tone?: ChartTone | undefined;
  /** Pixels; default 96 × 28. */
  width?: number | undefined;
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** The shape of a change beside its number; no axes, nothing to operate. */
export function Sparkline(props: SparklineProps) {
  const { label, values, tone = 'blue', width = 96, height = 28, formatValue, className, ref } = props;
  const { locale } = useLabels();
  const words = useWords(sparklineWords);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));
  const first = values[0];
  const last = values.at(-1);
  const points = pointsOf(values, { width, height });
  const end = points.at(-1);
  const colour = `var(--${chartToken(tone)})`;

  return (
    <span
      ref={ref}
      data-slot="sparkline"
      role="img"
      aria-label={describe()}
      style={{ width, height }}
      // what decides between two classes of one property would be most of the component's weight
      className={clsx('inline-block align-middle', className)}
    >
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block">
        <path d={lineThrough(points)} fill="none" stroke={colour} strokeWidth={1.5} />
        {end ? <circle cx={end.x} cy={end.y} r={2.5} fill={colour} /> : null}
      </svg>
    </span>
  );

  function describe(): string {
    if (first === undefined || last === undefined) return words.none(label);
    if (last > first) return words.rising(label, format(first), format(last));
    if (last < first) return words.falling(label, format(first), format(last));
    return words.steady(label, format(last));
  }
}
