import type { Right } from '../access/index.ts';

/** Whose figures a user sees: everybody's, or those of their own opportunities alone (rule AN5). */
export type Reach = 'all' | 'own';

/** Who reads reports of commissions sees everybody's figures, others their own. */
export function reachOf(person: { can(right: Right): boolean }): Reach {
  return person.can('report.get') ? 'all' : 'own';
}

/** So many times the same value. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The value in the middle of all of them, or halfway between the two in the middle; null for none. */
export function medianOf(values: readonly Counted[]): number | null {
  const sorted = values.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(({ count }) => (passed += count) > place)?.value;
  };
  const [low, high] = [at(Math.floor((all - 1) / 2)), at(Math.ceil((all - 1) / 2))];
  return all === 0 || low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Returns how many reached each status, from the number in each status in their order: the sum of those in it and in
 * all subsequent ones (rule AN8).
 */
export function arrivedOf(counts: readonly number[]): number[] {
  return counts.map((_count, place) => counts.slice(place).reduce((sum, count) => sum + count, 0));
}
