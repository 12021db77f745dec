export { DonutChart, type DonutChartProps } from './donut-chart.tsx';
export type { DonutPart } from './donut-part.ts';
