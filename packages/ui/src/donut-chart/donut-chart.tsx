import { useId } from 'react';

import {
  ChartFrame,
  chartWords,
  drawSeries,
  LegendMark,
  percentOf,
  plainNumber,
  type ChartBaseProps,
} from '../chart/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import type { DonutPart } from './donut-part.ts';

const DonutPlot = lazyComponent(async () => (await import('./donut-plot.tsx')).DonutPlot);

export interface DonutChartProps extends ChartBaseProps {
  /** In the order of the legend; at most eight read well. */
  parts: readonly DonutPart[];
  /** What the parts are, heads the table: "Źródło". */
  partHeading: string;
  /** Under the sum in the middle: "szans". */
  totalLabel?: string | undefined;
  formatValue?: ((value: number) => string) | undefined;
}

/** Parts of a whole: the sum in the middle, each part with its percent in the legend. */
export function DonutChart(props: DonutChartProps) {
  const { parts, partHeading, totalLabel, formatValue, ...frame } = props;
  const { locale } = useLabels();
  const words = useWords(chartWords);
  const chartId = useId();
  const drawn = drawSeries(parts);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));

  return (
    <ChartFrame
      {...frame}
      isEmpty={total === 0}
      table={{
        columns: [partHeading, words.value, words.share],
        rows: [
          ...parts.map(({ label, value }) => [label, format(value), percentOf(value, total, locale)]),
          [words.total, format(total), percentOf(total, total, locale)],
        ],
      }}
    >
      <div className="flex h-full flex-wrap items-center gap-x-6 gap-y-2">
        <div className="relative h-full max-w-full flex-[1_1_10rem]">
          <p className="pointer-events-none absolute inset-0 grid place-content-center text-center">
            <span className="text-title font-semibold tabular-nums">{format(total)}</span>
            {totalLabel ? <span className="text-small text-text-muted">{totalLabel}</span> : null}
          </p>
          <DonutPlot
            parts={parts}
            drawn={drawn}
            chartId={chartId}
            name={`${frame.title}. ${words.keys}`}
            formatValue={(value) => `${format(value)} (${percentOf(value, total, locale)})`}
          />
        </div>
        <ul data-slot="chart-legend" className="flex min-w-44 flex-1 flex-col gap-1.5 text-small">
          {drawn.map((series, place) => (
            <li key={series.key} className="flex items-center gap-1.5">
              <LegendMark series={series} chartId={chartId} kind="bar" />
              <span className="min-w-0 flex-1 truncate text-text-muted">{series.label}</span>
              <span className="font-medium tabular-nums">
                {percentOf(parts[place]?.value ?? 0, total, locale)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
