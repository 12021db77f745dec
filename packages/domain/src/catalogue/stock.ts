import type { AvailabilityAmount } from './kinds.ts';

/** A reservation of cars of a variant; instants are milliseconds since 1970. */
export interface Reservation {
  readonly count: number;
  readonly until: number;
}

/** How many cars of a variant are left: those reservations do not hold at that moment, never less than none. Rule CC12. */
export function currentAvailability(
  availabilityCount: number,
  reservations: readonly Reservation[],
  now: number,
): number {
  const held = reservations.filter(({ until }) => until > now).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, availabilityCount - held);
}

/** How people are told how many are left: 1 or 2 are few, 10 and more are many; null where none is. Rule CC13. */
export function availabilityAmount(currentAvailabilityCount: number): AvailabilityAmount | null {
  if (currentAvailabilityCount <= 0) return null;
  if (currentAvailabilityCount < 3) return 'small';
  return currentAvailabilityCount < 10 ? 'medium' : 'large';
}
