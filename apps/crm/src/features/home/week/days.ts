import { warsawDay, type CalendarDate } from '@szansa/domain/shared';

import type { Activity } from '#parts/activity/records.ts';

type Timed = Pick<Activity, 'startAt' | 'endAt' | 'doneAt'>;

/**
 * Returns activities on a day in Warsaw, including earlier starts. One that ends at midnight ends on the day before.
 */
export function activitiesOn<One extends Timed>(activities: readonly One[], day: CalendarDate): One[] {
  return activities.filter(({ startAt, endAt }) => {
    const first = warsawDay(new Date(startAt));
    const last = endAt === null ? first : warsawDay(new Date(Date.parse(endAt) - 1));
    return first <= day && (last >= day || first === day);
  });
}

/** Returns at most so many activities in their order: open ones have priority over done ones. */
export function mostImportant<One extends Timed>(activities: readonly One[], most: number): One[] {
  const open = activities.filter(({ doneAt }) => doneAt === null);
  const done = activities.filter(({ doneAt }) => doneAt !== null);
  const shown = new Set([...open, ...done].slice(0, most));
  return activities.filter((one) => shown.has(one));
}
