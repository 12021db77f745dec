import { daysOfRange, shiftMonth, monthOf, type Days, type Month } from '../report/index.ts';
import { addDays, type CalendarDate } from '../shared/index.ts';
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
  return Array.from({ length: count }, (_, index) => shiftMonth(last, index + 1 - count));
}

/** The months that these days lie in, the earliest first. */
function monthsOf({ from, to }: Days): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** The days of a month that lie in these days; the month alone where all of them do. */
function partsOfMonth(month: Month, { from, to }: Days): string[] {
  const first = `${month}-01`;
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  if (from <= first && last <= to) return [month];
  const days: CalendarDate[] = [];
  const until = to < last ? to : last;
  for (let day = from > first ? from : first; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Returns these days as whole months ("2026-02") and the remaining days, in order; none where they end before they
 * start.
 */
export function monthsAndDaysOf(days: Days): string[] {
  return monthsOf(days).flatMap((month) => partsOfMonth(month, days));
}
