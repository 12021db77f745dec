/**
 * Returns how many reached each status, from the number in each status in their order: the sum of those in it and in
 * all subsequent ones (rule AN8).
 */
export function arrivedOf(counts: readonly number[]): number[] {
  return counts.map((_count, place) => counts.slice(place).reduce((sum, count) => sum + count, 0));
}
