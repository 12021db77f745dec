import { warsawDay, type CalendarDate } from '@szansa/domain/shared';

import type { Activity } from '#parts/activity/records.ts';

type Timed = Pick<Activity, 'startAt' | 'endAt' | 'doneAt'>;

/** Returns what takes place on a day of Warsaw, also what began before it. One that ends at midnight ends the day before. */
export function activitiesOn<One extends Timed>(activities: readonly One[], day: CalendarDate): One[] {
  return activities.filter(({ startAt, endAt }) => {
    const first = warsawDay(new Date(startAt));
    const last = endAt === null ? first : warsawDay(new Date(Date.parse(endAt) - 1));
    return first <= day && (last >= day || first === day);
  });
}

/** Returns at most so many activities in their order: those to be done take the places of those that are done. */
export function mostImportant<One extends Timed>(activities: readonly One[], most: number): One[] {
  const open = activities.filter(({ doneAt }) => doneAt === null);
  const done = activities.filter(({ doneAt }) => doneAt !== null);
  const kept = new Set([...open, ...done].slice(0, most));
  return activities.filter((one) => kept.has(one));
}
