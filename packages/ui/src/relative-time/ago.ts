import { dayOf } from '../timeline/days.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits up to which times are shown in days, in weeks and in months. */
const daysOneByOne = 7;
const daysInWeeks = 30;
const daysInMonths = 365;

const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const known = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  formats.set(key, known);
  return known;
}

/** Days between two moments as the calendar of the zone counts them. */
function daysBetween(moment: string, now: string, timeZone: string): number {
  return (Date.parse(dayOf(moment, timeZone)) - Date.parse(dayOf(now, timeZone))) / day;
}

/**
 * `teraz`, `5 minut temu`, `3 godziny temu`, `wczoraj`, `2 dni temu`: a moment seen from `now`, both ISO 8601. Hours are
 * counted within half a day or the same day, days by the calendar.
 */
export function ago(moment: string, now: string, locale: string, timeZone: string): string {
  const format = formatOf(locale, 'always');
  const inWords = formatOf(locale, 'auto');
  const passed = Date.parse(moment) - Date.parse(now);
  const length = Math.abs(passed);
  if (length < minute) return inWords.format(0, 'second');
  if (length < hour) return format.format(Math.trunc(passed / minute), 'minute');
  const days = daysBetween(moment, now, timeZone);
  if (days === 0 || length < day / 2) return format.format(Math.trunc(passed / hour), 'hour');
  const count = Math.abs(days);
  if (count === 1) return inWords.format(days, 'day');
  if (count < daysOneByOne) return format.format(days, 'day');
  if (count < daysInWeeks) return format.format(Math.trunc(days / daysOneByOne), 'week');
  if (count < daysInMonths) return format.format(Math.trunc(days / daysInWeeks), 'month');
  return format.format(Math.trunc(days / daysInMonths), 'year');
}
