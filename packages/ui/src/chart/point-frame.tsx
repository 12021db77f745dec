import { useId, type ReactNode } from 'react';
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { useLabels, useWords } from '../labels/index.ts';
import { axisLook, gridLook, plotLook, valueAxisLook } from './axes.ts';
import { ChartFrame, type ChartBaseProps } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { compactNumber, plainNumber } from './numbers.ts';
import { pointTable } from './point-table.ts';
import { drawSeries, hasValues, type ChartPoint, type ChartSeries, type DrawnSeries } from './series.ts';
import { chartWords } from './words.ts';

/** What every chart of points takes. */
export interface PointChartProps extends ChartBaseProps {
  series: readonly ChartSeries[];
  /** From left to right, e.g. months; a missing value is a gap in a line and nothing in a bar. */
  points: readonly ChartPoint[];
  /** For the tooltip and the table, with the unit; default the number in the page's language. */
  formatValue?: ((value: number) => string) | undefined;
}

interface PointPlot {
  drawn: readonly DrawnSeries[];
  chartId: string;
  /** For recharts' chart itself. */
  plot: typeof plotLook & { data: ChartPoint[]; 'aria-label': string };
  /** Grid, axes and tooltip, to stand in the chart before its marks. */
  axes: ReactNode;
}

interface PointFrameProps extends PointChartProps {
  kind: 'bar' | 'line';
  /** What marks the point under the pointer or the arrows. */
  cursor: Readonly<Record<string, string | number>>;
  /** Room between the axis' ends and the outer points, px. */
  axisPadding?: number | undefined;
  children: (parts: PointPlot) => ReactNode;
}

/** Frame, legend, table, axes and tooltip of a chart of points; the marks are the chart's own. */
export function PointFrame(props: PointFrameProps) {
  const { series, points, formatValue, kind, cursor, axisPadding = 0, children, ...frame } = props;
  const { locale } = useLabels();
  const words = useWords(chartWords);
  const chartId = useId();
  const drawn = drawSeries(series);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));

  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(points)}
      legend={drawn.length > 1 ? <ChartLegend series={drawn} chartId={chartId} kind={kind} /> : undefined}
      table={pointTable(points, drawn, words.point, format)}
    >
      {children({
        drawn,
        chartId,
        plot: { ...plotLook, data: [...points], 'aria-label': `${frame.title}. ${words.keys}` },
        axes: (
          <>
            <CartesianGrid {...gridLook} />
            <XAxis
              {...axisLook}
              dataKey="label"
              minTickGap={8}
              padding={{ left: axisPadding, right: axisPadding }}
            />
            <YAxis {...valueAxisLook} tickFormatter={(value: number) => compactNumber(value, locale)} />
            <Tooltip
              cursor={cursor}
              isAnimationActive={false}
              content={
                <ChartTooltip
                  points={points}
                  series={drawn}
                  chartId={chartId}
                  kind={kind}
                  formatValue={format}
                />
              }
            />
          </>
        ),
      })}
    </ChartFrame>
  );
}
