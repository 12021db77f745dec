import { claimDeleted, verb, type StaffContext } from '#platform';
import { editableActivity } from '../access.ts';
import { activityById, type ActivityAnswer } from '../answers.ts';
import { lockOpportunityRow, insertRemovedActivity } from '../queries.ts';
import { enqueueReminder } from '../reminding.ts';
import { recordOutcome } from '../record-outcome.ts';

/**
 * Brings back an activity that the actor has just removed. Who has been reminded of it is not reminded again; a reminder that
 * would have come meanwhile comes at once. @throws 404, and as `editableActivity`
 */
export function restoreActivity(context: StaffContext, id: string): Promise<ActivityAnswer> {
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
