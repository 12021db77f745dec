import type { ChartPoint, DrawnSeries } from './series.ts';

/** The table of a chart whose points are its rows and whose series are its columns. */
export function pointTable(
  points: readonly ChartPoint[],
  series: readonly DrawnSeries[],
  pointHeading: string,
  formatValue: (value: number) => string,
): { columns: string[]; rows: string[][] } {
  return {
    columns: [pointHeading, ...series.map(({ label }) => label)],
    rows: points.map((point) => [
      point.fullLabel ?? point.label,
      ...series.map(({ key }) => {
        const value = point.values[key];
        return value === undefined ? '–' : formatValue(value);
      }),
    ]),
  };
}
