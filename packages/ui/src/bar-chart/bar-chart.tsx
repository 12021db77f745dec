import { Bar, BarChart as Plot } from 'recharts';

import { ChartPatterns, fillOf, PointFrame, type ChartPoint, type PointChartProps } from '../chart/index.ts';

export interface BarChartProps extends PointChartProps {
  /** Series of a point stand side by side, or one on another. */
  arrangement?: 'grouped' | 'stacked' | undefined;
}

/** Amounts over time or by kind. The arrows move from point to point; the table holds the same numbers. */
export function BarChart({ arrangement = 'grouped', ...props }: BarChartProps) {
  const stacked = arrangement === 'stacked';
  return (
    <PointFrame {...props} kind="bar" cursor={{ fill: 'var(--chart-cursor)', fillOpacity: 0.6 }}>
      {({ drawn, chartId, plot, axes }) => (
        <Plot {...plot} barCategoryGap="24%" barGap={2}>
          <ChartPatterns series={drawn} chartId={chartId} />
          {axes}
          {drawn.map((one, place) => (
            <Bar
              key={one.key}
              dataKey={(point: ChartPoint) => point.values[one.key]}
              name={one.label}
              fill={fillOf(one, chartId)}
              maxBarSize={40}
              isAnimationActive={false}
              {...(stacked ? { stackId: 'all', stroke: 'var(--chart-ground)', strokeWidth: 1 } : {})}
              radius={!stacked || place === drawn.length - 1 ? [3, 3, 0, 0] : 0}
            />
          ))}
        </Plot>
      )}
    </PointFrame>
  );
}
