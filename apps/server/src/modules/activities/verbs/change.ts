import { activityPatch, remindAt, timeProblem, type ActivityPatch } from '@szansa/domain/activity';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, invalid, verb, type StaffContext } from '#platform';
import { editableActivity } from '../access.ts';
import { activityById, type ActivityAnswer } from '../answers.ts';
import { updateActivity, type ActivityState } from '../queries.ts';
import { enqueueReminder } from '../reminding.ts';
import { recordOutcome } from '../record-outcome.ts';

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
export function changeActivity(
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
