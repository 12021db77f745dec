import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * Rows that have to exist: those in view, the highlighted one with its neighbours for the arrows, and
 * the first and the last for Home and End. Ascending, none twice.
 */
export function drawnIndexes(range: Range, active: number): number[] {
  const indexes = new Set([...defaultRangeExtractor(range), 0, range.count - 1]);
  if (active >= 0) for (const index of [active - 1, active, active + 1]) indexes.add(index);
  return [...indexes].filter((index) => index >= 0 && index < range.count).toSorted((a, b) => a - b);
}
