import { useId } from 'react';
import { Bar, BarChart as Plot, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import {
  axisLook,
  ChartFrame,
  ChartLegend,
  ChartPatterns,
  ChartTooltip,
  chartWords,
  compactNumber,
  drawSeries,
  fillOf,
  gridLook,
  hasValues,
  plainNumber,
  plotMargin,
  pointTable,
  valueAxisLook,
  type ChartBaseProps,
  type ChartPoint,
  type ChartSeries,
} from '../chart/index.ts';
import { useLabels, useWords } from '../labels/index.ts';

export interface BarChartProps extends ChartBaseProps {
  series: readonly ChartSeries[];
  /** From left to right, e.g. months. */
  points: readonly ChartPoint[];
  /** Series of a point stand side by side, or one on another. */
  arrangement?: 'grouped' | 'stacked' | undefined;
  /** For the tooltip and the table, with the unit; default the number in the page's language. */
  formatValue?: ((value: number) => string) | undefined;
}

/** Amounts over time or by kind. The arrows move from point to point; the table holds the same numbers. */
export function BarChart({ series, points, arrangement = 'grouped', formatValue, ...frame }: BarChartProps) {
  const { locale } = useLabels();
  const words = useWords(chartWords);
  const chartId = useId();
  const drawn = drawSeries(series);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));
  const stacked = arrangement === 'stacked';

  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(points)}
      legend={drawn.length > 1 ? <ChartLegend series={drawn} chartId={chartId} kind="bar" /> : undefined}
      table={pointTable(points, drawn, words.point, format)}
    >
      <Plot
        responsive
        data={[...points]}
        margin={plotMargin}
        barCategoryGap="24%"
        barGap={2}
        style={{ width: '100%', height: '100%' }}
        aria-label={`${frame.title}. ${words.keys}`}
      >
        <ChartPatterns series={drawn} chartId={chartId} />
        <CartesianGrid {...gridLook} />
        <XAxis {...axisLook} dataKey="label" minTickGap={8} />
        <YAxis {...valueAxisLook} tickFormatter={(value: number) => compactNumber(value, locale)} />
        <Tooltip
          cursor={{ fill: 'var(--surface-hover)', fillOpacity: 0.6 }}
          isAnimationActive={false}
          content={
            <ChartTooltip points={points} series={drawn} chartId={chartId} kind="bar" formatValue={format} />
          }
        />
        {drawn.map((one, place) => (
          <Bar
            key={one.key}
            dataKey={(point: ChartPoint) => point.values[one.key]}
            name={one.label}
            fill={fillOf(one, chartId)}
            maxBarSize={40}
            isAnimationActive={false}
            {...(stacked ? { stackId: 'all', stroke: 'var(--surface)', strokeWidth: 1 } : {})}
            radius={!stacked || place === drawn.length - 1 ? [3, 3, 0, 0] : 0}
          />
        ))}
      </Plot>
    </ChartFrame>
  );
}
