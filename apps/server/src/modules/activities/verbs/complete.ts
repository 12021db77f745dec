import { remindAt } from '@szansa/domain/activity';

import { Refusal, resolveStale, saveNextVersion, verb, type StaffContext, type StaffWork } from '#platform';
import { editableActivity } from '../access.ts';
import { activityById, type ActivityAnswer } from '../answers.ts';
import { updateActivity, type ActivityState } from '../queries.ts';
import { enqueueReminder } from '../reminding.ts';
import { recordOutcome } from '../record-outcome.ts';

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
export function completeActivity(
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
export function reopenActivity(
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
