import { LoadingPlot, PointFrame, type PointChartProps } from '../chart/index.ts';
import { lazyComponent } from '../lazy/index.ts';

const LinePlot = lazyComponent(async () => (await import('./line-plot.tsx')).LinePlot, <LoadingPlot />);

export type LineChartProps = PointChartProps;

/** A chart of numbers over time. The arrows move from point to point; the table contains the same numbers. */
export function LineChart(props: LineChartProps) {
  return (
    <PointFrame {...props} kind="line">
      {(plot) => <LinePlot plot={plot} />}
    </PointFrame>
  );
}
