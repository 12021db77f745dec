import { useId } from 'react';
import { Pie, PieChart, Tooltip } from 'recharts';

import {
  ChartFrame,
  ChartPatterns,
  ChartTooltip,
  chartWords,
  drawSeries,
  fillOf,
  LegendMark,
  percentOf,
  plainNumber,
  type ChartBaseProps,
  type ChartTone,
} from '../chart/index.ts';
import { useLabels, useWords } from '../labels/index.ts';

export interface DonutPart {
  key: string;
  label: string;
  /** Zero or more. */
  value: number;
  tone?: ChartTone | undefined;
}

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
          <PieChart
            responsive
            style={{ width: '100%', height: '100%' }}
            aria-label={`${frame.title}. ${words.keys}`}
          >
            <ChartPatterns series={drawn} chartId={chartId} />
            <Pie
              data={drawn.map((one, place) => ({
                name: one.label,
                value: parts[place]?.value ?? 0,
                fill: fillOf(one, chartId),
              }))}
              dataKey="value"
              nameKey="name"
              innerRadius="64%"
              outerRadius="96%"
              startAngle={90}
              endAngle={-270}
              paddingAngle={1}
              stroke="var(--surface)"
              isAnimationActive={false}
            />
            <Tooltip
              isAnimationActive={false}
              content={
                <ChartTooltip
                  points={parts.map(({ key, label, value }) => ({ label, values: { [key]: value } }))}
                  series={drawn}
                  chartId={chartId}
                  kind="bar"
                  formatValue={(value) => `${format(value)} (${percentOf(value, total, locale)})`}
                />
              }
            />
          </PieChart>
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
