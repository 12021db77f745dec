import { daysOfRange, laterMonth, monthOf, type Days, type Month } from '../report/index.ts';
import type { CalendarDate } from '../shared/index.ts';
import type { MonthPeriod } from './kinds.ts';

/** The days a period means on a day, whole months; null for `all`, which means any day and none (rule AN2). */
export function daysOfPeriod(period: MonthPeriod, today: CalendarDate): Days | null {
  switch (period) {
    case 'current':
      return daysOfRange('current_month', today);
    case 'previous':
      return daysOfRange('last_month', today);
    case 'quarter':
      return daysOfRange('current_quarter', today);
    default:
      return null;
  }
}

/** So many months that end with the one of the day, the earliest first. */
export function monthsUntil(day: CalendarDate, count: number): Month[] {
  const last = monthOf(day);
  return Array.from({ length: count }, (_, index) => laterMonth(last, index + 1 - count));
}
