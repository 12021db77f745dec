import type { AvailabilityAmount } from './kinds.ts';

/** How many cars of a variant are left: those that booked offers do not hold, never less than none. Rule CC12. */
export function currentAvailability(availabilityCount: number, held: number): number {
  return Math.max(0, availabilityCount - held);
}

/** How people are told how many are left: 1 or 2 are few, 10 and more are many; null where none is. Rule CC13. */
export function availabilityAmount(currentAvailabilityCount: number): AvailabilityAmount | null {
  if (currentAvailabilityCount <= 0) return null;
  if (currentAvailabilityCount < 3) return 'small';
  return currentAvailabilityCount < 10 ? 'medium' : 'large';
}
