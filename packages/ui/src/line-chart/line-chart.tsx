import { useId } from 'react';
import { CartesianGrid, Line, LineChart as Plot, Tooltip, XAxis, YAxis } from 'recharts';

import {
  axisLook,
  ChartFrame,
  ChartLegend,
  ChartTooltip,
  chartWords,
  compactNumber,
  drawSeries,
  gridLook,
  hasValues,
  Mark,
  plainNumber,
  plotMargin,
  pointTable,
  valueAxisLook,
  type ChartBaseProps,
  type ChartPoint,
  type ChartSeries,
} from '../chart/index.ts';
import { useLabels, useWords } from '../labels/index.ts';

export interface LineChartProps extends ChartBaseProps {
  series: readonly ChartSeries[];
  /** From left to right; a missing value leaves a gap in its line. */
  points: readonly ChartPoint[];
  /** For the tooltip and the table, with the unit; default the number in the page's language. */
  formatValue?: ((value: number) => string) | undefined;
}

/** How numbers change over time. The arrows move from point to point; the table holds the same numbers. */
export function LineChart({ series, points, formatValue, ...frame }: LineChartProps) {
  const { locale } = useLabels();
  const words = useWords(chartWords);
  const chartId = useId();
  const drawn = drawSeries(series);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));

  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(points)}
      legend={drawn.length > 1 ? <ChartLegend series={drawn} chartId={chartId} kind="line" /> : undefined}
      table={pointTable(points, drawn, words.point, format)}
    >
      <Plot
        responsive
        data={[...points]}
        margin={plotMargin}
        style={{ width: '100%', height: '100%' }}
        aria-label={`${frame.title}. ${words.keys}`}
      >
        <CartesianGrid {...gridLook} />
        <XAxis {...axisLook} dataKey="label" minTickGap={8} padding={{ left: 12, right: 12 }} />
        <YAxis {...valueAxisLook} tickFormatter={(value: number) => compactNumber(value, locale)} />
        <Tooltip
          cursor={{ stroke: 'var(--border-strong)' }}
          isAnimationActive={false}
          content={
            <ChartTooltip points={points} series={drawn} chartId={chartId} kind="line" formatValue={format} />
          }
        />
        {drawn.map((one) => (
          <Line
            key={one.key}
            dataKey={(point: ChartPoint) => point.values[one.key]}
            name={one.label}
            type="linear"
            stroke={one.colour}
            strokeWidth={2}
            {...(one.dash ? { strokeDasharray: one.dash } : {})}
            dot={<Mark shape={one.shape} colour={one.colour} size={3} />}
            activeDot={<Mark shape={one.shape} colour={one.colour} size={5} />}
            isAnimationActive={false}
          />
        ))}
      </Plot>
    </ChartFrame>
  );
}
