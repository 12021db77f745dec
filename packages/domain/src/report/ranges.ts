import { addDays, addMonths, type CalendarDate } from '../shared/index.ts';
import type { DateRangeType } from './kinds.ts';

/** Days in the agency's time zone, both included. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A month as `2026-11`. */
export type Month = string;

/** The month a day lies in. */
export function monthOf(day: CalendarDate): Month {
  return day.slice(0, 7);
}

/** Returns the month so many months after another. */
export function shiftMonth(month: Month, months: number): Month {
  return monthOf(addMonths(`${month}-01`, months));
}

function wholeMonths(first: CalendarDate, count: number): Days {
  return { from: first, to: addDays(addMonths(first, count), -1) };
}

function lastDays(today: CalendarDate, count: number): Days {
  return { from: addDays(today, 1 - count), to: today };
}

function firstOfQuarter(today: CalendarDate): CalendarDate {
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/**
 * Returns the days of a range relative to a day; `null` for a selected range, whose days the user enters. Days counted
 * back end with today; months, quarters and years are whole, including their days to come (rule RE1).
 */
export function daysOfRange(type: DateRangeType, today: CalendarDate): Days | null {
  const month = `${monthOf(today)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  switch (type) {
    case 'current_month':
      return wholeMonths(month, 1);
    case 'last_month':
      return wholeMonths(addMonths(month, -1), 1);
    case 'current_quarter':
      return wholeMonths(firstOfQuarter(today), 3);
    case 'last_quarter':
      return wholeMonths(addMonths(firstOfQuarter(today), -3), 3);
    case 'current_year':
      return wholeMonths(year, 12);
    case 'last_year':
      return wholeMonths(addMonths(year, -12), 12);
    case 'selected_range':
      return null;
    default:
      return lastDays(today, Number(/\d+/.exec(type)?.[0]));
  }
}
