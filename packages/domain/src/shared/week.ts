import { addDays, type CalendarDate } from './calendar-date.ts';

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
