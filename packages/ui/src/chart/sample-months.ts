import { monthLabels } from './numbers.ts';
import type { ChartPoint } from './series.ts';

const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];

/** Points of the months from April to November 2026 for stories; the lists are as long as that. */
export function sampleMonths(
  values: Readonly<Record<string, readonly (number | undefined)[]>>,
): ChartPoint[] {
  return MONTHS.map((month, place) => ({
    ...monthLabels(month, 'pl-PL'),
    values: Object.fromEntries(Object.entries(values).map(([key, list]) => [key, list[place]])),
  }));
}
