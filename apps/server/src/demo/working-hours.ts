import { warsawClock, warsawDay } from '@szansa/domain/shared';

import type { Seeded } from '../platform/demo.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** Seconds of a working day: from eight to five in Warsaw, Monday to Friday. */
const workday = 9 * hour;

/** Returns when work starts on a day, in seconds; days are counted from 1970. */
function opening(days: number): number {
  const noon = days * day + 12 * hour;
  // clocks change at night, so that the offset at noon is valid for the whole working day
  const offset = Number(warsawClock(new Date(noon * 1000)).time.slice(0, 2)) - 12;
  return days * day + (8 - offset) * hour;
}

/** Working seconds until an instant, since the Monday before 1970. */
function workedUntil(moment: Date): number {
  const days = Date.parse(warsawDay(moment)) / 1000 / day;
  const sinceMonday = (days + 3) % 7;
  const full = Math.floor((days + 3) / 7) * 5 + Math.min(sinceMonday, 5);
  if (sinceMonday >= 5) return full * workday;
  const today = Math.floor(moment.getTime() / 1000) - opening(days);
  return full * workday + Math.min(Math.max(today, 0), workday);
}

/** The instant at which so many seconds have been worked: what `workedUntil` counts, backwards. */
function atWork(worked: number): Date {
  const full = Math.floor(worked / workday);
  const days = Math.floor(full / 5) * 7 + (full % 5) - 3;
  return new Date((opening(days) + (worked % workday)) * 1000);
}

/** A moment of work so many working days before another moment. */
export function workBefore(moment: Date, days: number): Date {
  // the last second of a working day that has ended, not the first second of one that has not started
  return atWork(workedUntil(moment) - 1 - Math.round(days * workday));
}

/**
 * So many moments of work after one moment and before another, in order, spread over the time between; two of them
 * are at least half of an even share apart.
 * @throws RangeError when there is too little work between the two.
 */
export function momentsAtWork(random: Seeded, count: number, after: Date, before: Date): Date[] {
  const from = workedUntil(after) + 1;
  const share = (workedUntil(before) - from) / count;
  if (share < 4)
    throw new RangeError(`no ${count} moments between ${after.toISOString()} and ${before.toISOString()}`);
  return Array.from({ length: count }, (_, index) =>
    atWork(
      random.between(Math.ceil(from + share * (index + 0.25)), Math.floor(from + share * (index + 0.75))),
    ),
  );
}
