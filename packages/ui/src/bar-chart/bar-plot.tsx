import { Bar, BarChart as Plot } from 'recharts';

import { ChartPatterns, fillOf, type ChartPoint, type PointPlot } from '../chart/index.ts';
import { plotProps, pointAxes } from '../chart/point-axes.tsx';

interface BarPlotProps {
  plot: PointPlot;
  stacked: boolean;
}

/** The bars with their axes; brings the library that draws them. */
export function BarPlot({ plot, stacked }: BarPlotProps) {
  const { drawn, chartId } = plot;
  return (
    <Plot {...plotProps(plot)} barCategoryGap="24%" barGap={2}>
      <ChartPatterns series={drawn} chartId={chartId} />
      {pointAxes(plot, { cursor: { fill: 'var(--chart-cursor)', fillOpacity: 0.6 } })}
      {drawn.map((one, place) => (
        <Bar
          key={one.key}
          dataKey={(point: ChartPoint) => point.values[one.key]}
          name={one.label}
          {...fillOf(one, chartId)}
          maxBarSize={40}
          isAnimationActive={false}
          {...(stacked ? { stackId: 'all', stroke: 'var(--chart-ground)', strokeWidth: 1 } : {})}
          radius={!stacked || place === drawn.length - 1 ? [3, 3, 0, 0] : 0}
        />
      ))}
    </Plot>
  );
}
