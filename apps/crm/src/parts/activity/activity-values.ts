import {
  activityInput,
  reminderMinutes,
  type ActivityType,
  type ReminderMinutes,
} from '@szansa/domain/activity';
import { calendarDate, warsawClock, warsawInstant } from '@szansa/domain/shared';
import { z } from 'zod';

import type { Activity } from './records.ts';

/** Values of an activity's form: times in Warsaw, and numbers as the texts of its options. */
export interface ActivityValues {
  type: ActivityType;
  title: string;
  day: string | null;
  time: string;
  /** Duration; empty where only the start matters. */
  minutes: string | null;
  reminder: string | null;
  note: string;
}

/** Common durations of activities, in minutes. */
export const usualMinutes = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;

const minute = 60_000;
const { type, title, note } = activityInput.shape;

const reminderOf = (text: string | null): ReminderMinutes | null =>
  reminderMinutes.find((minutes) => String(minutes) === text) ?? null;

/** Returns the end after so many minutes, ISO 8601; null where only the start matters. */
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

/** Returns the duration of an activity in minutes; null where only the start matters. */
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

/** Returns the initial values of a new activity: the next full quarter of an hour, or a chosen time. */
export function newValues(
  now: Date,
  {
    startAt,
    endAt,
    type: chosenType = 'call',
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
  const duration = startAt && endAt ? minutesOf({ startAt, endAt }) : null;
  return {
    type: chosenType,
    title: given,
    ...warsawClock(start),
    minutes: String(duration ?? 30),
    reminder: '15',
    note: noted,
  };
}
