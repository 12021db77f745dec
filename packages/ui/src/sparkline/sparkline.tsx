import { clsx } from 'clsx';

import type { Ref } from 'react';

import { plainNumber } from '../chart/numbers.ts';
import { chartToken, type ChartTone } from '../chart/tones.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { lineThrough, pointsOf } from './shape.ts';
import { sparklineWords } from './words.ts';

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
