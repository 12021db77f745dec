import { Line, LineChart as Plot } from 'recharts';

import { Mark, PointFrame, type ChartPoint, type PointChartProps } from '../chart/index.ts';

export type LineChartProps = PointChartProps;

/** How numbers change over time. The arrows move from point to point; the table holds the same numbers. */
export function LineChart(props: LineChartProps) {
  return (
    <PointFrame {...props} kind="line" cursor={{ stroke: 'var(--border-strong)' }} axisPadding={12}>
      {({ drawn, plot, axes }) => (
        <Plot {...plot}>
          {axes}
          {drawn.map((one) => (
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
      )}
    </PointFrame>
  );
}
