import { LoadingPlot, PointFrame, type PointChartProps } from '../chart/index.ts';
import { lazyComponent } from '../later/index.ts';

const BarPlot = lazyComponent(async () => (await import('./bar-plot.tsx')).BarPlot, <LoadingPlot />);

export interface BarChartProps extends PointChartProps {
  /** Series of a point stand side by side, or one on another. */
  arrangement?: 'grouped' | 'stacked' | undefined;
}

/** Amounts over time or by kind. The arrows move from point to point; the table holds the same numbers. */
export function BarChart({ arrangement = 'grouped', ...props }: BarChartProps) {
  return (
    <PointFrame {...props} kind="bar">
      {(plot) => <BarPlot plot={plot} stacked={arrangement === 'stacked'} />}
    </PointFrame>
  );
}
