/** Every kind of range there is, in the order they are offered. */
export const DATE_RANGE_TYPES = [
  'current_month',
  'last_month',
  'last_7_days',
  'last_14_days',
  'last_21_days',
  'last_28_days',
  'last_30_days',
  'last_31_days',
  'current_quarter',
  'last_quarter',
  'current_year',
  'last_year',
  'selected_range',
] as const;

export type DateRangeType = (typeof DATE_RANGE_TYPES)[number];
export type KnownRangeType = Exclude<DateRangeType, 'selected_range'>;

/** Both days are in the range, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days a kind of range means on a given day; `last_7_days` are seven days, today among them. */
export function rangeOf(type: KnownRangeType, today: string): DayRange {
  const [year = 1970, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3);
  switch (type) {
    case 'current_month':
      return wholeMonths(year, month, 1);
    case 'last_month':
      return wholeMonths(year, month - 1, 1);
    case 'current_quarter':
      return wholeMonths(year, quarter * 3 + 1, 3);
    case 'last_quarter':
      return wholeMonths(year, quarter * 3 - 2, 3);
    case 'current_year':
      return wholeMonths(year, 1, 12);
    case 'last_year':
      return wholeMonths(year - 1, 1, 12);
    default:
      return { from: addDays(today, 1 - DAYS[type]), to: today };
  }
}

const DAYS = {
  last_7_days: 7,
  last_14_days: 14,
  last_21_days: 21,
  last_28_days: 28,
  last_30_days: 30,
  last_31_days: 31,
} as const;

/** Returns the day so many days ahead, or before when negative. */
export function addDays(date: string, days: number): string {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return isoDate(year, month, day + days);
}

/** Months may lie outside 1 to 12: month 0 is December of the year before. */
function wholeMonths(year: number, month: number, count: number): DayRange {
  return { from: isoDate(year, month, 1), to: isoDate(year, month + count, 0) };
}

function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
