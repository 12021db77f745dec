import { LoadingPlot, PointFrame, type PointChartProps } from '../chart/index.ts';
import { lazyComponent } from '../lazy/index.ts';

const BarPlot = lazyComponent(async () => (await import('./bar-plot.tsx')).BarPlot, <LoadingPlot />);

export interface BarChartProps extends PointChartProps {
  /** Whether the series of a point are side by side, or stacked. */
  arrangement?: 'grouped' | 'stacked' | undefined;
}

/**
 * A chart of amounts over time or by kind. The arrows move from point to point; the table contains the same numbers.
 */
export function BarChart({ arrangement = 'grouped', ...props }: BarChartProps) {
  return (
    <PointFrame {...props} kind="bar">
      {(plot) => <BarPlot plot={plot} stacked={arrangement === 'stacked'} />}
    </PointFrame>
  );
}
