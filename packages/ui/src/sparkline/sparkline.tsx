import { Line, LineChart } from 'recharts';

import { plainNumber, type ChartTone } from '../chart/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { sparklineWords } from './words.ts';

export interface SparklineProps {
  /** What is measured: "Sprzedaż w 12 miesiącach"; said with the first and the last number. */
  label: string;
  /** From the oldest to the newest. */
  values: readonly number[];
  tone?: ChartTone | undefined;
  /** Pixels; default 96 × 28. */
  width?: number | undefined;
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
  className?: string | undefined;
}

/** The shape of a change beside its number; no axes, nothing to operate. */
export function Sparkline(props: SparklineProps) {
  const { label, values, tone = 'blue', width = 96, height = 28, formatValue, className } = props;
  const { locale } = useLabels();
  const words = useWords(sparklineWords);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));
  const first = values[0];
  const last = values.at(-1);
  const colour = `var(--tone-${tone})`;

  return (
    <span
      data-slot="sparkline"
      role="img"
      aria-label={describe()}
      style={{ width, height }}
      className={classes('inline-block align-middle', className)}
    >
      <span aria-hidden>
        <LineChart
          width={width}
          height={height}
          data={values.map((value) => ({ value }))}
          margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
          accessibilityLayer={false}
        >
          <Line
            dataKey="value"
            type="linear"
            stroke={colour}
            strokeWidth={1.5}
            isAnimationActive={false}
            activeDot={false}
            dot={<LastDot last={values.length - 1} colour={colour} />}
          />
        </LineChart>
      </span>
    </span>
  );

  function describe(): string {
    if (first === undefined || last === undefined) return words.none(label);
    if (last > first) return words.rising(label, format(first), format(last));
    if (last < first) return words.falling(label, format(first), format(last));
    return words.steady(label, format(last));
  }
}

interface LastDotProps {
  last: number;
  colour: string;
  /** These come from recharts. */
  cx?: number | undefined;
  cy?: number | undefined;
  index?: number | undefined;
}

function LastDot({ last, colour, cx, cy, index }: LastDotProps) {
  return index === last ? <circle cx={cx} cy={cy} r={2.5} fill={colour} /> : null;
}
