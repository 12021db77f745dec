import type { ReactElement } from 'react';
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { ChartTooltip } from './chart-tooltip.tsx';
import { compactNumber } from './numbers.ts';
import type { PointPlot } from './point-frame.tsx';

/** The look of axes and grid, for recharts' own parts; every colour is a token. */
const axisLook = {
  tickLine: false,
  axisLine: { stroke: 'var(--chart-axis)' },
  tick: { fill: 'var(--chart-label)', fontSize: 12 },
} as const;

const valueAxisLook = { ...axisLook, axisLine: false, width: 56 } as const;

const gridLook = { vertical: false, stroke: 'var(--chart-grid)' } as const;

/** Of the chart itself: as large as its frame; the left margin is the value axis' own. */
const plotLook = {
  responsive: true,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  style: { width: '100%', height: '100%' },
} as const;

interface PointAxesOptions {
  /** What marks the point under the pointer or the arrows. */
  cursor: Readonly<Record<string, string | number>>;
  /** Room between the axis' ends and the outer points, px. */
  padding?: number | undefined;
}

/** Returns the grid, axes and tooltip of a chart of points, to be rendered before its marks. */
export function pointAxes(plot: PointPlot, { cursor, padding = 0 }: PointAxesOptions): ReactElement {
  const { points, drawn, chartId, kind, locale, format } = plot;
  return (
    <>
      <CartesianGrid {...gridLook} />
      <XAxis {...axisLook} dataKey="label" minTickGap={8} padding={{ left: padding, right: padding }} />
      <YAxis {...valueAxisLook} tickFormatter={(value: number) => compactNumber(value, locale)} />
      <Tooltip
        cursor={cursor}
        isAnimationActive={false}
        content={
          <ChartTooltip points={points} series={drawn} chartId={chartId} kind={kind} formatValue={format} />
        }
      />
    </>
  );
}

/** Returns the props for recharts' own chart component. */
export function plotProps({ points, name }: PointPlot) {
  return { ...plotLook, data: [...points], 'aria-label': name };
}
