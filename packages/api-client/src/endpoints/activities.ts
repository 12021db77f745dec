import {
  activityInput,
  activityOutcome,
  activityPatch,
  activityTypes,
  reminderMinutes,
} from '@szansa/domain/activity';
import { calendarDate } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing, person, version, versionQuery } from './records.ts';

/** A call, a meeting or a task that is planned or done. */
export const activity = z
  .object({
    id,
    type: z.enum(activityTypes),
    title: z.string(),
    note: z.string().nullable(),
    startAt: instant,
    endAt: instant.nullable(),
    /** Minutes before the start. */
    reminder: z.literal(reminderMinutes).nullable(),
    doneAt: instant.nullable(),
    outcome: z.string().nullable(),
    /** The opportunity it belongs to, as far as the caller may read it. */
    customerFile: z.object({ id, number: z.int(), customerName: z.string() }).nullable(),
    worker: person,
    createdBy: person.nullable(),
    createdAt: instant,
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Activity' });

const type = anyOf(z.enum(activityTypes, 'value_not_allowed'));

export const activities = {
  list: endpoint({
    method: 'GET',
    path: '/activities',
    access: 'activity.get',
    summary: 'Own activities, and those of opportunities the caller may read; the earliest first.',
    query: listQuery({
      sort: { startAt: null },
      defaultSort: 'startAt',
      filters: {
        type,
        workerId: anyOf(id),
        /** Own activities only. */
        is_self: flag(),
        isDone: flag(),
        customerFileId: anyOf(id),
        /** Of any opportunity of theirs. */
        customerId: id.optional(),
        /** Days of the start, in Warsaw. */
        from: dayFilter(),
        to: dayFilter(),
      },
    }),
    response: pageOf(activity),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/activities/calendar',
    access: 'activity.get',
    summary: 'Activities that take place from one day to another in Warsaw, both included: at most 62 days.',
    query: z.strictObject({
      from: calendarDate,
      to: calendarDate,
      type,
      workerId: anyOf(id),
      is_self: flag(),
    }),
    response: z.object({
      /** The earliest first, at most 1,000. */
      items: z.array(activity),
      /** There are more than these. */
      isLimited: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/activities/{id}',
    access: 'activity.get',
    summary: 'One activity.',
    params: idParams,
    response: activity,
  }),
  create: endpoint({
    method: 'POST',
    path: '/activities',
    access: 'activity.create',
    summary: 'Plans an activity, or notes one that has taken place; only administrators plan for others.',
    body: activityInput,
    refusals: ['opportunity_archived', 'not_found'],
    response: activity,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/activities/{id}',
    access: 'activity.edit',
    summary: 'Changes fields of an activity.',
    params: idParams,
    body: z.strictObject({ version, changes: activityPatch }),
    refusals: ['opportunity_archived'],
    response: activity,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/activities/{id}/complete',
    access: 'activity.edit',
    done: 'completed',
    summary:
      'Notes that an activity has been done, and what came of it; its reminder does not come any more.',
    params: idParams,
    body: z.strictObject({ version, outcome: activityOutcome.optional() }),
    refusals: ['opportunity_archived', 'wrong_state'],
    response: activity,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/activities/{id}/reopen',
    access: 'activity.edit',
    done: 'reopened',
    summary: 'An activity is not done after all.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['opportunity_archived', 'wrong_state'],
    response: activity,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/activities/{id}',
    access: 'activity.edit',
    summary: 'Removes an activity.',
    params: idParams,
    query: versionQuery,
    refusals: ['opportunity_archived'],
    response: nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/activities/{id}/restore',
    access: 'activity.edit',
    done: 'restored',
    summary: 'Brings an activity back that the caller has removed, for 15 minutes.',
    params: idParams,
    refusals: ['opportunity_archived'],
    unversioned: 'state',
    response: activity,
  }),
};
