/**
 * How many came to each status, of how many stand at each in the order in which they follow: those that stand at it or at a
 * later one (rule AN8).
 */
export function arrivedOf(standing: readonly number[]): number[] {
  return standing.map((_count, place) => standing.slice(place).reduce((sum, count) => sum + count, 0));
}
