export { wallClock, type WallClock } from './wall-clock.ts';

/** Tolerated difference of clocks in milliseconds, because a response takes time as well. */
const TOLERATED = 60_000;

/** Milliseconds the followed clock is ahead of this computer's. */
let ahead = 0;

/**
 * Follows a clock that is trusted more than this computer's, from now on. An invalid moment changes nothing.
 * @param moment - what it shows now, in milliseconds since 1970.
 */
export function followClock(moment: number): void {
  if (Number.isNaN(moment)) return;
  const difference = moment - Date.now();
  ahead = Math.abs(difference) > TOLERATED ? difference : 0;
}

/** The moment it is: by this computer's clock, or the followed one where this one is wrong. */
export function currentTime(): Date {
  return new Date(Date.now() + ahead);
}
