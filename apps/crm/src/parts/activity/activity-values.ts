import {
  activityInput,
  reminderMinutes,
  type ActivityType,
  type ReminderMinutes,
} from '@szansa/domain/activity';
import { calendarDate, warsawClock, warsawInstant } from '@szansa/domain/shared';
import { z } from 'zod';

import type { Activity } from './records.ts';

/** What stands in the form of an activity: the clock of Warsaw, and numbers as the texts that are chosen. */
export interface ActivityValues {
  type: ActivityType;
  title: string;
  day: string | null;
  time: string;
  /** How long it takes; empty where only its beginning counts. */
  minutes: string | null;
  reminder: string | null;
  note: string;
}

/** How long an activity usually takes, in minutes. */
export const usualMinutes = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;

const minute = 60_000;
const { type, title, note } = activityInput.shape;

const reminderOf = (text: string | null): ReminderMinutes | null =>
  reminderMinutes.find((minutes) => String(minutes) === text) ?? null;

/** When something ends that takes so many minutes, ISO 8601; null where only its beginning counts. */
export function endAfter(startAt: string, minutes: number | null): string | null {
  return minutes === null ? null : new Date(Date.parse(startAt) + minutes * minute).toISOString();
}

/** The form as a change of the activity names it. */
export const activityForm = z
  .object({
    type,
    title,
    day: calendarDate,
    time: z.string().regex(/^\d{2}:\d{2}$/, 'required'),
    minutes: z.string().nullable(),
    reminder: z.string().nullable(),
    note,
  })
  .transform(({ day, time, minutes, reminder, ...rest }) => {
    const startAt = (warsawInstant({ day, time }) ?? new Date(Number.NaN)).toISOString();
    return {
      ...rest,
      startAt,
      endAt: endAfter(startAt, minutes === null ? null : Number(minutes)),
      reminder: reminderOf(reminder),
    };
  });

export type ActivityOutput = z.output<typeof activityForm>;

/** How many minutes an activity takes; null where only its beginning counts. */
export function minutesOf({ startAt, endAt }: Pick<Activity, 'startAt' | 'endAt'>): number | null {
  return endAt === null ? null : (Date.parse(endAt) - Date.parse(startAt)) / minute;
}

/** A stored activity as its form shows it. */
export function valuesOf(activity: Activity): ActivityValues {
  const { day, time } = warsawClock(new Date(activity.startAt));
  const minutes = minutesOf(activity);
  return {
    type: activity.type,
    title: activity.title,
    day,
    time,
    minutes: minutes === null ? null : String(minutes),
    reminder: activity.reminder === null ? null : String(activity.reminder),
    note: activity.note ?? '',
  };
}

const quarter = 15 * minute;

/** What a new activity begins with: the next full quarter of an hour, or a time that was chosen. */
export function newValues(
  now: Date,
  {
    startAt,
    endAt,
    type: wanted = 'call',
    title: given = '',
    note: noted = '',
  }: {
    readonly startAt?: string | undefined;
    readonly endAt?: string | undefined;
    readonly type?: ActivityType | undefined;
    readonly title?: string | undefined;
    readonly note?: string | undefined;
  } = {},
): ActivityValues {
  const start = startAt ? new Date(startAt) : new Date(Math.ceil(now.getTime() / quarter) * quarter);
  const takes = startAt && endAt ? minutesOf({ startAt, endAt }) : null;
  return {
    type: wanted,
    title: given,
    ...warsawClock(start),
    minutes: String(takes ?? 30),
    reminder: '15',
    note: noted,
  };
}
