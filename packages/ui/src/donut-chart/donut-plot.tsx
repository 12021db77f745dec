import { Pie, PieChart, Tooltip } from 'recharts';

import { ChartPatterns, ChartTooltip, fillOf, type DrawnSeries } from '../chart/index.ts';
import type { DonutPart } from './donut-part.ts';

interface DonutPlotProps {
  parts: readonly DonutPart[];
  drawn: readonly DrawnSeries[];
  chartId: string;
  name: string;
  formatValue: (value: number) => string;
}

/** The ring; brings the library that draws it. */
export function DonutPlot({ parts, drawn, chartId, name, formatValue }: DonutPlotProps) {
  return (
    <PieChart responsive style={{ width: '100%', height: '100%' }} aria-label={name}>
      <ChartPatterns series={drawn} chartId={chartId} />
      <Pie
        data={drawn.map((one, place) => ({
          name: one.label,
          value: parts[place]?.value ?? 0,
          ...fillOf(one, chartId),
        }))}
        dataKey="value"
        nameKey="name"
        innerRadius="64%"
        outerRadius="96%"
        startAngle={90}
        endAngle={-270}
        paddingAngle={1}
        stroke="var(--surface)"
        isAnimationActive={false}
      />
      <Tooltip
        isAnimationActive={false}
        content={
          <ChartTooltip
            points={parts.map(({ key, label, value }) => ({ label, values: { [key]: value } }))}
            series={drawn}
            chartId={chartId}
            kind="bar"
            formatValue={formatValue}
          />
        }
      />
    </PieChart>
  );
}
