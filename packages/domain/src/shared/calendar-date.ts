/** Days and what is counted with them. Free of schemas, so that every screen can load it. */

/** A day without a time zone, `YYYY-MM-DD`. */
export type CalendarDate = string;

const format = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that exists, between the years 1800 and 2299. */
export function isCalendarDate(value: string): boolean {
  const match = format.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return (
    year >= 1800 && year <= 2299 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** Days of a month; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the same day so many months ahead, clamped to the month's end: 2026-01-31 + 1 is 2026-02-28. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const toDay = Math.min(day, daysInMonth(toYear, toMonth));
  return [
    String(toYear).padStart(4, '0'),
    String(toMonth).padStart(2, '0'),
    String(toDay).padStart(2, '0'),
  ].join('-');
}

/** Returns the day so many days ahead, or before for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Days since Monday: 0 for a Monday, 6 for a Sunday. */
function daysSinceMonday(day: CalendarDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The days of the week a day is in, Monday to Sunday. */
export function weekOf(day: CalendarDate): readonly CalendarDate[] {
  const monday = addDays(day, -daysSinceMonday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: CalendarDate): boolean {
  return daysSinceMonday(day) > 4;
}
