import { holidayOn } from '../activity/index.ts';
import { addDays, isWeekend, warsawClock, warsawInstant, type CalendarDate } from '../shared/index.ts';

/** When whole-day notifications are sent, Warsaw time: before the summary, so that it can contain them. */
const morningStart = '07:30';
/** When summaries are sent, by Warsaw's clock (rule NO4). */
const summaryAt = '08:00';
/** How many days before its end a reservation is notified (rule NO6). */
const reservationDays = 3;

/** Whether people work on a day: Monday to Friday, but for days off by law. */
export function isWorkingDay(day: CalendarDate): boolean {
  return !isWeekend(day) && !holidayOn(day);
}

/** What of a working morning has come at an instant. */
export interface Morning {
  readonly day: CalendarDate;
  /** Latest instant of a notification in the summary; null while the summary is not due yet. */
  readonly summaryUntil: Date | null;
}

/** The working morning that has come at an instant, however long ago; null before it, and on days off (rule NO4). */
export function morningAt(now: Date): Morning | null {
  const { day, time } = warsawClock(now);
  if (time < morningStart || !isWorkingDay(day)) return null;
  return { day, summaryUntil: time < summaryAt ? null : warsawInstant({ day, time: summaryAt }) };
}

/**
 * Returns the last day whose ending reservations are notified on a working morning: three days ahead, or the next
 * working day where that is after it, so that none expires between two mornings (rule NO6).
 */
export function reservationsUntil(morning: CalendarDate): CalendarDate {
  let nextMorning = addDays(morning, 1);
  while (!isWorkingDay(nextMorning)) nextMorning = addDays(nextMorning, 1);
  const soon = addDays(morning, reservationDays);
  return nextMorning > soon ? nextMorning : soon;
}
