import { Line, LineChart as Plot } from 'recharts';

import { Mark, type ChartPoint, type PointPlot } from '../chart/index.ts';
import { plotProps, pointAxes } from '../chart/point-axes.tsx';

/** The lines with their axes; brings the library that draws them. */
export function LinePlot({ plot }: { plot: PointPlot }) {
  return (
    <Plot {...plotProps(plot)}>
      {pointAxes(plot, { cursor: { stroke: 'var(--border-strong)' }, padding: 12 })}
      {plot.drawn.map((one) => (
        <Line
          key={one.key}
          dataKey={(point: ChartPoint) => point.values[one.key]}
          name={one.label}
          type="linear"
          stroke={one.colour}
          strokeWidth={2}
          {...(one.dash ? { strokeDasharray: one.dash } : {})}
          dot={<Mark shape={one.shape} colour={one.colour} size={3} />}
          activeDot={<Mark shape={one.shape} colour={one.colour} size={5} />}
          isAnimationActive={false}
        />
      ))}
    </Plot>
  );
}
