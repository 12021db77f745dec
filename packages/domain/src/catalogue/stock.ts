import type { AvailabilityAmount } from './kinds.ts';

/** Returns how many cars of a variant remain without those reserved by booked offers, at least zero. Rule CC12. */
export function currentAvailability(availabilityCount: number, reserved: number): number {
  return Math.max(0, availabilityCount - reserved);
}

/** Returns the size shown for the remaining cars: 1 or 2 are few, 10 and more are many; null for none. Rule CC13. */
export function availabilityAmount(currentAvailabilityCount: number): AvailabilityAmount | null {
  if (currentAvailabilityCount <= 0) return null;
  if (currentAvailabilityCount < 3) return 'small';
  return currentAvailabilityCount < 10 ? 'medium' : 'large';
}
