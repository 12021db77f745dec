import { holidayOn } from '../activity/index.ts';
import { addDays, isWeekend, warsawClock, warsawInstant, type CalendarDate } from '../shared/index.ts';

/** When what concerns a whole day is told, by Warsaw's clock: before the summary, so that it can be a line of it. */
const morningStart = '07:30';
/** When summaries are sent, by Warsaw's clock (rule NO4). */
const summaryAt = '08:00';
/** Days before its end at which a reservation is told of (rule NO6). */
const reservationDays = 3;

/** Whether people work on a day: Monday to Friday, but for days off by law. */
export function isWorkingDay(day: CalendarDate): boolean {
  return !isWeekend(day) && !holidayOn(day);
}

/** What of a working morning has come at an instant. */
export interface Morning {
  readonly day: CalendarDate;
  /** Until when something had to be told to be in the summary; null while that is not due yet. */
  readonly summaryUntil: Date | null;
}

/** The working morning that has come at an instant, however long ago; null before it, and on days off (rule NO4). */
export function morningAt(now: Date): Morning | null {
  const { day, time } = warsawClock(now);
  if (time < morningStart || !isWorkingDay(day)) return null;
  return { day, summaryUntil: time < summaryAt ? null : warsawInstant({ day, time: summaryAt }) };
}

/**
 * The last day whose reservations are told of on a working morning: three days on, or the next working day where that is
 * later, so that none runs out between two mornings (rule NO6).
 */
export function reservationsUntil(morning: CalendarDate): CalendarDate {
  let nextMorning = addDays(morning, 1);
  while (!isWorkingDay(nextMorning)) nextMorning = addDays(nextMorning, 1);
  const soon = addDays(morning, reservationDays);
  return nextMorning > soon ? nextMorning : soon;
}
