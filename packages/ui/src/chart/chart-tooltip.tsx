import type { Ref } from 'react';

import { LegendMark } from './marks.tsx';
import type { ChartPoint, DrawnSeries } from './series.ts';

export interface ChartTooltipProps {
  points: readonly ChartPoint[];
  series: readonly DrawnSeries[];
  chartId: string;
  kind: 'bar' | 'line';
  formatValue: (value: number) => string;
  /** These two come from recharts: whether a point is under the pointer or the arrows, and its place. */
  active?: boolean | undefined;
  activeIndex?: string | number | null | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The numbers of one point; read aloud as the arrows move along the chart. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { points, series, chartId, kind, formatValue, active = false, activeIndex, className, ref } = props;
  const point = points[Number(activeIndex ?? -1)];
  const shown = active && point !== undefined;
  return (
    <div className={className} ref={ref} role="status" data-slot="chart-tooltip">
      {shown ? (
        <div className="rounded-medium border level-overlay px-3 py-2 text-small text-text shadow-floating">
          <p className="mb-1 font-medium first-letter:uppercase">{point.fullLabel ?? point.label}</p>
          <ul className="flex flex-col gap-0.5">
            {series.map((one) => {
              const value = point.values[one.key];
              return value === undefined ? null : (
                <li key={one.key} className="flex items-center gap-1.5 whitespace-nowrap">
                  <LegendMark series={one} chartId={chartId} kind={kind} />
                  <span className="text-text-muted">{one.label}: </span>
                  <span className="ml-auto pl-3 font-medium tabular-nums">{formatValue(value)}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
