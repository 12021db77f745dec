import { z } from 'zod';

import { isAdministrator, type RoleKey } from '../access/index.ts';
import { line, orEmpty, paragraph } from '../shared/index.ts';

/** What staff plan and do for an opportunity, or for themselves. */
export const activityTypes = ['call', 'meeting', 'email', 'task', 'delivery'] as const;

export type ActivityType = (typeof activityTypes)[number];

/** How long before its start an activity can be reminded of, in minutes. */
export const reminderMinutes = [0, 5, 10, 15, 30, 60, 120, 1440, 2880] as const;

export type ReminderMinutes = (typeof reminderMinutes)[number];

/** The maximum duration of an activity, in milliseconds: 31 days (rule CA1). */
export const longestActivity = 31 * 24 * 60 * 60 * 1000;

/** An instant, ISO 8601 with a zone; `Z` or an offset. */
const instant = z.iso.datetime({ offset: true, error: 'date_invalid' }).transform((text) => {
  const at = new Date(text);
  return at.toISOString();
});

const fields = {
  type: z.enum(activityTypes, 'value_not_allowed'),
  title: line(200),
  note: orEmpty(paragraph(5000)),
  startAt: instant,
  /** Null where only the start counts. */
  endAt: instant.nullable(),
  /** Minutes before the start; null for no reminder. */
  reminder: z.literal(reminderMinutes, 'value_not_allowed').nullable(),
};

/** The outcome, in a sentence or two; empty where there is none. */
export const activityOutcome = orEmpty(paragraph(2000));

/** The fields of a new activity; its opportunity and its person are set once and cannot be changed. */
export const activityInput = z.strictObject({
  type: fields.type,
  title: fields.title,
  note: fields.note.optional(),
  startAt: fields.startAt,
  endAt: fields.endAt.optional(),
  reminder: fields.reminder.optional(),
  customerFileId: z.uuid('value_not_allowed').nullish(),
  /** Whose it is; the caller's own when it is left out. */
  workerId: z.uuid('value_not_allowed').optional(),
  /** It has already taken place; `outcome` is its result. */
  isDone: z.boolean().optional(),
  outcome: activityOutcome.optional(),
});

export type ActivityInput = z.output<typeof activityInput>;

/** Fields of an activity that change. */
export const activityPatch = z.strictObject({
  type: fields.type.optional(),
  title: fields.title.optional(),
  note: fields.note.optional(),
  startAt: fields.startAt.optional(),
  endAt: fields.endAt.optional(),
  reminder: fields.reminder.optional(),
});

export type ActivityPatch = z.output<typeof activityPatch>;

interface Times {
  readonly startAt: Date;
  readonly endAt: Date | null;
}

/** Returns why an activity cannot take place at that time, or null when it can (rule CA1). */
export function timeProblem({ startAt, endAt }: Times): 'end_before_start' | 'activity_too_long' | null {
  if (endAt === null) return null;
  if (endAt < startAt) return 'end_before_start';
  return endAt.getTime() - startAt.getTime() > longestActivity ? 'activity_too_long' : null;
}

/** When an activity is reminded of; null for never (rule CA2). */
export function remindAt({
  startAt,
  reminder,
}: {
  readonly startAt: Date;
  readonly reminder: number | null;
}): Date | null {
  return reminder === null ? null : new Date(startAt.getTime() - reminder * 60_000);
}

interface Person {
  readonly userId: string;
  readonly roles: readonly RoleKey[];
}

interface ActivityOf {
  /** Whose it is. */
  readonly workerId: string;
  readonly createdBy: string | null;
  /** The owner of its opportunity; null without an owner or without an opportunity. */
  readonly ownerId: string | null;
}

/** Who changes an activity: whose it is, who planned it, the opportunity's owner, and administrators (rule CA3). */
export function mayEditActivity(person: Person, { workerId, createdBy, ownerId }: ActivityOf): boolean {
  return isAdministrator(person.roles) || [workerId, createdBy, ownerId].includes(person.userId);
}

/** Only administrators plan for others (rule CA4). */
export function mayPlanFor(person: Person, workerId: string): boolean {
  return workerId === person.userId || isAdministrator(person.roles);
}
