import { isActive } from '../filter-bar/index.ts';

type Filters = Readonly<Record<string, readonly string[]>>;

/** Returns whether two sets of filters narrow a list alike; the order of several chosen values does not matter. */
export function sameFilters(one: Filters, other: Filters): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValues(one[key], other[key]));
}

function sameValues(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (!isActive(one) || !isActive(other)) return isActive(one) === isActive(other);
  // an empty text is a place in a range of dates: there the order counts
  const ordered = one.includes('') || other.includes('') || one.some(isDay);
  const [first, second] = ordered ? [one, other] : [one.toSorted(), other.toSorted()];
  return first.length === second.length && first.every((value, index) => value === second[index]);
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
