import { useId, type ReactNode } from 'react';

import { useLabels, useWords } from '../labels/index.ts';
import { ChartFrame, type ChartBaseProps } from './chart-frame.tsx';
import { plainNumber } from './numbers.ts';
import { drawSeries, hasValues, type ChartPoint, type ChartSeries, type DrawnSeries } from './series.ts';
import { chartWords } from './words.ts';
import { LegendMark } from './marks.tsx';

/** The table of a chart whose points are its rows and whose series are its columns. */
function pointTable(
  points: readonly ChartPoint[],
  series: readonly DrawnSeries[],
  pointHeading: string,
  formatValue: (value: number) => string,
): { columns: string[]; rows: string[][] } {
  return {
    columns: [pointHeading, ...series.map(({ label }) => label)],
    rows: points.map((point) => [
      point.fullLabel ?? point.label,
      ...series.map(({ key }) => {
        const value = point.values[key];
        return value === undefined ? '–' : formatValue(value);
      }),
    ]),
  };
}

interface ChartLegendProps {
  series: readonly DrawnSeries[];
  chartId: string;
  kind: 'bar' | 'line';
}

/** The names of the series beside their marks. */
function ChartLegend({ series, chartId, kind }: ChartLegendProps) {
  return (
    <ul data-slot="chart-legend" className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-muted">
      {series.map((one) => (
        <li key={one.key} className="flex items-center gap-1.5">
          <LegendMark series={one} chartId={chartId} kind={kind} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}

/** Props of every chart of points. */
export interface PointChartProps extends ChartBaseProps {
  series: readonly ChartSeries[];
  /** From left to right, e.g. months; a missing value is a gap in a line and nothing in a bar. */
  points: readonly ChartPoint[];
  /** For the tooltip and the table, with the unit; default the number in the page's language. */
  formatValue?: ((value: number) => string) | undefined;
}

/** What the drawing of a chart of points is given; it loads after the frame. */
export interface PointPlot {
  points: readonly ChartPoint[];
  drawn: readonly DrawnSeries[];
  chartId: string;
  kind: 'bar' | 'line';
  /** What the plot is called, with the keys it listens to. */
  name: string;
  locale: string;
  format: (value: number) => string;
}

interface PointFrameProps extends PointChartProps {
  kind: 'bar' | 'line';
  children: (plot: PointPlot) => ReactNode;
}

/** Frame, legend and table of a chart of points; the plot is the chart's own. */
export function PointFrame(props: PointFrameProps) {
  const { series, points, formatValue, kind, children, ...frame } = props;
  const { locale } = useLabels();
  const words = useWords(chartWords);
  const chartId = useId();
  const drawn = drawSeries(series);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));
  const name = `${frame.title}. ${words.keys}`;

  return (
    <ChartFrame
      {...frame}
      isEmpty={!hasValues(points)}
      legend={drawn.length > 1 ? <ChartLegend series={drawn} chartId={chartId} kind={kind} /> : undefined}
      table={pointTable(points, drawn, words.point, format)}
    >
      {children({ points, drawn, chartId, kind, name, locale, format })}
    </ChartFrame>
  );
}
