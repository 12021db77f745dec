import { mostAtOnce } from '@szansa/domain/bulk-change';

import { createOperation, denied, Refusal, verb, type StaffContext } from '#platform';
import { bulkChangeById, ownChange, stateOf, type BulkChangeAnswer } from '../answers.ts';
import { changeNext } from '../changing.ts';
import type { BulkJob } from '../job.ts';
import { startChange, countPending, endChange } from '../queries.ts';
import { storedChange, type BulkTargets } from '../targets.ts';

interface Running {
  readonly targets: BulkTargets;
  readonly job: BulkJob;
}

/** Starts a change; one of more records than the limit becomes an operation. @returns whether it runs at once. */
function start(context: StaffContext, { targets, job }: Running, id: string): Promise<boolean> {
  return verb(context, async (work) => {
    const row = await ownChange(work, id, { lock: true });
    if (!work.actor.can(storedChange(targets, row).right)) throw denied();
    // one that was to be done at once, and whose server died, is gone on with
    const isBroken = row.begunAt !== null && row.endedAt === null && row.operationId === null;
    if (isBroken) return true;
    if (stateOf(row) !== 'previewed') throw new Refusal('wrong_state');
    const total = await countPending(work.db, id);
    if (total <= mostAtOnce) {
      await startChange(work.db, id, null);
      return true;
    }
    const { userId: ownerId } = work.actor;
    const operationId = await createOperation(work, { kind: job.name, ownerId, total });
    await startChange(work.db, id, operationId);
    await work.platform.jobs.enqueue(work, job, { bulkChangeId: id }, { key: operationId });
    return false;
  });
}

/**
 * Runs a previewed change: each record in its own transaction, by the verb that changes a single one.
 * @throws 404, 403, 409 `wrong_state` for one that was started already.
 */
export async function runChange(
  context: StaffContext,
  running: Running,
  id: string,
): Promise<BulkChangeAnswer> {
  const { targets } = running;
  if (await start(context, running, id)) {
    const change = storedChange(targets, await ownChange(context, id));
    const caller = () => Promise.resolve(context);
    while ((await changeNext(caller, change, id, { most: mostAtOnce, isGentle: false })) > 0);
    await verb(context, async (work) => {
      change.emit(work);
      await endChange(work.db, id);
    });
  }
  return bulkChangeById(context, targets, id);
}
