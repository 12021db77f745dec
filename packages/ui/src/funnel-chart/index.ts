export { FunnelChart, type FunnelChartProps } from './funnel-chart.tsx';
export type { FunnelFigure, FunnelStage } from './stages.ts';
