/** The look of axes and grid, for recharts' own parts; every colour is a token. */
export const axisLook = {
  tickLine: false,
  axisLine: { stroke: 'var(--chart-axis)' },
  tick: { fill: 'var(--chart-label)', fontSize: 12 },
} as const;

export const valueAxisLook = { ...axisLook, axisLine: false, width: 56 } as const;

export const gridLook = { vertical: false, stroke: 'var(--chart-grid)' } as const;

/** Of the chart itself: as large as its frame; the left margin is the value axis' own. */
export const plotLook = {
  responsive: true,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  style: { width: '100%', height: '100%' },
} as const;
