import { isCalendarDate, type CalendarDate } from './calendar-date.ts';

/** A day, and a time of it as `HH:MM`. */
export interface ClockTime {
  readonly day: CalendarDate;
  readonly time: string;
}

const minute = 60_000;

// expensive to create, so there is one
const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Warsaw',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * What the clock shows in Warsaw at an instant, to the minute. It is read part by part: the text of a locale is for
 * people, and differs between versions of ICU.
 */
export function warsawClock(instant: Date): ClockTime {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The day it is in Warsaw at an instant; "today" everywhere in the product. */
export function warsawDay(instant: Date): CalendarDate {
  return warsawClock(instant).day;
}

/** How far the clock in Warsaw is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const { day, time } = warsawClock(new Date(instant));
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / minute) * minute;
}

/**
 * The instant at which the clock in Warsaw shows a day and a time. Of an hour that comes twice the first is meant; one
 * that is skipped counts from where the clock jumps. Null for what is no day or no time.
 */
export function warsawInstant({ day, time }: ClockTime): Date | null {
  if (!isCalendarDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const shown = Date.parse(`${day}T${time}Z`);
  // an hour ahead in winter, two in summer: the earlier instant that shows the time, else the other one
  const candidates = [shown - 120 * minute, shown - 60 * minute];
  const exact = candidates.find((instant) => instant + offsetAt(instant) === shown);
  return new Date(exact ?? shown - 60 * minute);
}
