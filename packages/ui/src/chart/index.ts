export { ChartFrame, LoadingPlot, type ChartBaseProps } from './chart-frame.tsx';
export { ChartTooltip, type ChartTooltipProps } from './chart-tooltip.tsx';
export { ChartPatterns, fillOf, LegendMark, Mark } from './marks.tsx';
export { monthLabels, percentOf, plainNumber } from './numbers.ts';
export { PointFrame, type PointChartProps, type PointPlot } from './point-frame.tsx';
export { drawSeries, type ChartPoint, type ChartSeries } from './series.ts';
export { chartToken, type ChartTone } from './tones.ts';
export type { DrawnSeries } from './series.ts';
export { chartWords } from './words.ts';
