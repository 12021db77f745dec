import { warsawDay, type CalendarDate } from '@szansa/domain/shared';

const day = 86_400_000;

/** Whole calendar days, in Warsaw, since a status was entered: 0 on the same day. */
export function daysInStage(statusChangedAt: string, today: CalendarDate): number {
  const since = Date.parse(warsawDay(new Date(statusChangedAt)));
  return Math.max(0, (Date.parse(today) - since) / day);
}
