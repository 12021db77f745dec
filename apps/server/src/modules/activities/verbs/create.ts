import { remindAt, timeProblem, type ActivityInput } from '@szansa/domain/activity';
import { v7 as uuidv7 } from 'uuid';

import { invalid, verb, type StaffContext } from '#platform';
import { refuseToPlanFor, refuseUnplannable } from '../access.ts';
import { activityById, type ActivityAnswer } from '../answers.ts';
import { insertActivities } from '../queries.ts';
import { enqueueReminder } from '../reminding.ts';
import { isPlannable } from '../people.ts';
import { recordOutcome } from '../record-outcome.ts';

/**
 * Plans an activity, for the actor unless another user is given.
 * @throws 404; 403 for another person; 409 `opportunity_archived`; 422 `end_before_start`, `activity_too_long`, or for
 * a person who may not read the opportunity.
 */
export function createActivity(context: StaffContext, input: ActivityInput): Promise<ActivityAnswer> {
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
