import {
  activityPatch,
  remindAt,
  timeProblem,
  type ActivityInput,
  type ActivityPatch,
} from '@szansa/domain/activity';
import { withoutLeftOut } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  claimDeleted,
  invalid,
  Refusal,
  refuseStaleRemoval,
  resolveStale,
  saveNextVersion,
  storeDeleted,
  verb,
  type Module,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { editableActivity, readableActivity, refuseToPlanFor, refuseUnplannable } from './access.ts';
import { activitiesOf, activityById, calendarOf, type ActivityAnswer } from './answers.ts';
import { activitiesDemo } from './demo.ts';
import { isPlannable } from './people.ts';
import {
  deleteActivity,
  insertActivities,
  insertRemovedActivity,
  lockOpportunityRow,
  updateActivity,
  type ActivityState,
} from './queries.ts';
import { recordOutcome } from './record-outcome.ts';
import { enqueueReminder, remindOfActivities } from './reminding.ts';

/**
 * Plans an activity, for the actor unless another user is given.
 * @throws 404; 403 for another person; 409 `opportunity_archived`; 422 `end_before_start`, `activity_too_long`, or for
 * a person who may not read the opportunity.
 */
function createActivity(context: StaffContext, input: ActivityInput): Promise<ActivityAnswer> {
  return verb(context, async (work) => {
    const { actor, db } = work;
    const { customerFileId = null, workerId = actor.userId, type, title } = input;
    const { note = null, isDone = false } = input;
    // an activity that has taken place needs no reminder
    const reminder = isDone ? null : (input.reminder ?? null);
    const doneAt = isDone ? new Date() : null;
    const outcome = isDone ? (input.outcome ?? null) : null;
    const times = { startAt: new Date(input.startAt), endAt: input.endAt ? new Date(input.endAt) : null };
    const problem = timeProblem(times);
    if (problem) throw invalid({ path: 'endAt', code: problem });
    refuseToPlanFor(actor, workerId);
    await refuseUnplannable(work, customerFileId);
    if (workerId !== actor.userId && !(await isPlannable(work, workerId, customerFileId)))
      throw invalid({ path: 'workerId', code: 'value_not_allowed' });
    const id = uuidv7();
    const due = remindAt({ startAt: times.startAt, reminder });
    const fields = { type, title, note, ...times, reminder, doneAt, outcome, customerFileId, workerId };
    await insertActivities(db, [{ ...fields, id, remindAt: due, createdBy: actor.userId }]);
    await work.audit({ entity: 'activity', entityId: id, version: 1, action: 'create', after: fields });
    await enqueueReminder(work, due);
    const event = isDone ? 'activity_done' : 'activity_planned';
    await recordOutcome(work, { ...fields, id, createdBy: actor.userId }, event, outcome);
    return activityById(work, id);
  });
}

type Fields = Required<ActivityPatch>;

/** An activity under the names of a change: instants as texts. */
function fieldsOf({ type, title, note, startAt, endAt, reminder }: ActivityState): Fields {
  return {
    type,
    title,
    note,
    startAt: startAt.toISOString(),
    endAt: endAt?.toISOString() ?? null,
    reminder,
  };
}

/** The columns of a changed activity. @throws 422 `end_before_start`, `activity_too_long` */
function columnsOf(fields: Fields) {
  const { startAt, endAt } = fields;
  const times = { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) };
  const problem = timeProblem(times);
  if (problem) throw invalid({ path: 'endAt', code: problem });
  return { ...fields, ...times };
}

/**
 * Changes fields of an activity. When its start or its reminder changes, the reminder is scheduled again.
 * @throws 404, 403, 409 `opportunity_archived` or `stale_version`, 422 `end_before_start`, `activity_too_long`
 */
function changeActivity(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: ActivityPatch },
): Promise<ActivityAnswer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'activity',
      entityId: id,
      action: 'edit',
      lock: () => editableActivity(work, id),
      fields: fieldsOf,
      readVersion: input.version,
      schema: activityPatch,
      patch: input.changes,
      merge: (before) => ({ ...before, ...withoutLeftOut(input.changes) }),
      save: async ({ row, before, after, version }) => {
        const columns = columnsOf(after);
        const isReminded = before.startAt !== after.startAt || before.reminder !== after.reminder;
        const due = row.doneAt === null ? remindAt(columns) : null;
        await updateActivity(work.db, id, { ...columns, version, ...(isReminded ? { remindAt: due } : {}) });
        if (isReminded) await enqueueReminder(work, due);
        await recordOutcome(work, { ...row, title: after.title }, 'activity_changed');
      },
    });
    return activityById(work, id);
  });
}

interface End {
  readonly doneAt: Date | null;
  readonly outcome: string | null;
}

/**
 * @throws 409 `stale_version` where another user has ended the activity with another result since the version read.
 */
async function end(
  work: StaffWork,
  row: ActivityState,
  readVersion: number,
  action: 'complete' | 'reopen',
  after: End,
): Promise<void> {
  const { id, version, doneAt, outcome } = row;
  const before: End = { doneAt, outcome };
  await resolveStale(work, {
    entity: 'activity',
    entityId: id,
    readVersion,
    currentVersion: version,
    patch: after,
    current: before,
  });
  // one that has come already does not come again: a notification of it is there
  const next = action === 'complete' ? null : remindAt(row);
  await saveNextVersion<'activity', End>(work, {
    entity: 'activity',
    entityId: id,
    action,
    version,
    before,
    after,
    save: (saved) => updateActivity(work.db, id, { ...after, remindAt: next, version: saved }),
    emit: () =>
      recordOutcome(work, row, action === 'complete' ? 'activity_done' : 'activity_reopened', after.outcome),
  });
  await enqueueReminder(work, next);
}

/**
 * Notes that an activity has been done, and what came of it; its reminder does not come any more.
 * @throws 404, 403, 409 `opportunity_archived`, `stale_version`, or `wrong_state` for one that is done
 */
function completeActivity(
  context: StaffContext,
  id: string,
  { version, outcome = null }: { readonly version: number; readonly outcome?: string | null | undefined },
): Promise<ActivityAnswer> {
  return verb(context, async (work) => {
    const row = await editableActivity(work, id);
    if (row.doneAt !== null) throw new Refusal('wrong_state');
    await end(work, row, version, 'complete', { doneAt: new Date(), outcome });
    return activityById(work, id);
  });
}

/** An activity is not done after all. @throws as `completeActivity`; `wrong_state` for one that is not done */
function reopenActivity(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<ActivityAnswer> {
  return verb(context, async (work) => {
    const row = await editableActivity(work, id);
    if (row.doneAt === null) throw new Refusal('wrong_state');
    await end(work, row, version, 'reopen', { doneAt: null, outcome: null });
    return activityById(work, id);
  });
}

/**
 * Brings back an activity that the actor has just removed. Who has been reminded of it is not reminded again; a reminder that
 * would have come meanwhile comes at once. @throws 404, and as `editableActivity`
 */
function restoreActivity(context: StaffContext, id: string): Promise<ActivityAnswer> {
  return verb(context, async (work) => {
    const { row: removed } = await claimDeleted(work, 'activity', id, async (customerFileId) => {
      if (customerFileId !== null) await lockOpportunityRow(work.db, customerFileId);
    });
    await insertRemovedActivity(work.db, removed);
    // so far it is restored only in this transaction: if the actor may not change it, the rollback leaves it deleted
    const row = await editableActivity(work, id);
    const { type, title, startAt, endAt, note, outcome } = row;
    const after = { type, title, startAt, endAt, note, outcome };
    await work.audit({ entity: 'activity', entityId: id, action: 'restore', after });
    await enqueueReminder(work, row.remindAt);
    await recordOutcome(work, row, 'activity_restored');
    return activityById(work, id);
  });
}

/** Removes an activity; the actor can bring it back for a while. @throws 404, 403, 409 `opportunity_archived` or `stale_version` */
function removeActivity(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<void> {
  return verb(context, async (work) => {
    const row = await editableActivity(work, id);
    const { type, title, startAt, endAt, note, outcome } = row;
    const before = { type, title, startAt, endAt, note, outcome };
    await refuseStaleRemoval(work, {
      entity: 'activity',
      entityId: id,
      readVersion: version,
      currentVersion: row.version,
      current: before,
    });
    const removed = await deleteActivity(work.db, id);
    const { customerFileId } = row;
    await storeDeleted(work, { entity: 'activity', entityId: id, row: removed, customerFileId });
    await work.audit({ entity: 'activity', entityId: id, action: 'remove', before });
    await recordOutcome(work, row, 'activity_removed');
  });
}

/** Calls, meetings and tasks: planned, reminded of, done. */
export const activitiesModule = {
  routes: {
    activities: {
      list: ({ query, context }) => activitiesOf(context, query),
      calendar: ({ query, context }) => calendarOf(context, query),
      get: ({ params, context }) => activityById(context, params.id),
      create: ({ body, context }) => createActivity(context, body),
      update: ({ params, body, context }) => changeActivity(context, params.id, body),
      complete: ({ params, body, context }) => completeActivity(context, params.id, body),
      reopen: ({ params, body, context }) => reopenActivity(context, params.id, body),
      remove: async ({ params, query, context }) => {
        await removeActivity(context, params.id, query);
        return null;
      },
      restore: ({ params, context }) => restoreActivity(context, params.id),
    },
  },
  watchable: { activity: readableActivity },
  jobs: [remindOfActivities],
  demo: activitiesDemo,
} as const satisfies Module;
