export { DonutChart, type DonutChartProps, type DonutPart } from './donut-chart.tsx';
