import { LegendMark } from './marks.tsx';
import type { DrawnSeries } from './series.ts';

export interface ChartLegendProps {
  series: readonly DrawnSeries[];
  chartId: string;
  kind: 'bar' | 'line';
}

/** The names of the series beside their marks. */
export function ChartLegend({ series, chartId, kind }: ChartLegendProps) {
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
