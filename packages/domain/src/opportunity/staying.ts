import { warsawDay, type CalendarDate } from '../shared/index.ts';

const day = 86_400_000;

/** Whole calendar days, in Warsaw, since a status was entered: 0 on the same day (rule ST1). */
export function daysInStage(statusChangedAt: string, today: CalendarDate): number {
  const since = Date.parse(warsawDay(new Date(statusChangedAt)));
  return Math.max(0, (Date.parse(today) - since) / day);
}

/** The most days a limit may be. */
export const longestDayLimit = 365;

/** Whether an opportunity has been in its status for longer than the agency wants; a limit of 0 is none (rule ST2). */
export function isStale(days: number, dayLimit: number): boolean {
  return dayLimit > 0 && days > dayLimit;
}
