import { bulkText } from '@szansa/domain/language';
import { z } from 'zod';

import {
  failOperation,
  finishOperation,
  jobKind,
  ownerContext,
  stepOperation,
  verb,
  type Context,
  type JobKind,
  type StaffContext,
} from '#platform';
import { changeNext } from './changing.ts';
import { countOutcomes, countPending, endChange, findChange, type ChangeRow } from './queries.ts';
import { storedChange, type BulkTargets } from './targets.ts';

/** Records between two steps of the operation. */
const stepLength = 50;

/** Lists read themselves again after so many records, and at the end. */
const listsEmittedAfter = 1000;

/** Thrown to stop a change whose owner's account was deactivated. */
class OwnerLeft extends Error {}

/** Returns the context of the user who started the change, with their current permissions. */
async function ownersContext(context: Context, change: ChangeRow): Promise<StaffContext> {
  const { ownerId: userId, sessionId } = change;
  const owner = await ownerContext(context, { userId, sessionId });
  if (!owner) throw new OwnerLeft();
  return owner;
}

interface Running {
  readonly targets: BulkTargets;
  readonly change: ChangeRow;
  readonly operationId: string;
  readonly signal: AbortSignal;
}

/** Ends the change, and publishes that to lists and its owner. */
async function finish(owner: StaffContext, { targets, change, operationId }: Running): Promise<void> {
  await verb(owner, async (work) => {
    const { id, list } = change;
    const stored = storedChange(targets, change);
    const outcomes = await countOutcomes(work.db, id);
    const count = (counted: string) =>
      outcomes.reduce((sum, one) => (one.outcome === counted ? sum + one.count : sum), 0);
    const [changed, refused] = [count('changed'), count('refused')];
    const message = bulkText({ list, kind: stored.kind, changed, refused }, work.language);
    stored.emit(work);
    await endChange(work.db, id);
    await stepOperation(work, operationId, { message });
    await finishOperation(work, operationId, { bulkChangeId: id, changed, refused });
  });
}

/** Changes all pending records, until the change is cancelled. */
async function changeAll(context: Context, running: Running): Promise<void> {
  const { targets, change, operationId, signal } = running;
  const caller = () => ownersContext(context, change);
  const stored = storedChange(targets, change);
  const owner = await caller();
  const message = bulkText({ list: change.list, kind: stored.kind }, owner.language);
  const step = await verb(owner, (work) => stepOperation(work, operationId, { message }));
  if (!step) return;
  let done = (step.total ?? 0) - (await countPending(context.db, change.id));
  for (;;) {
    signal.throwIfAborted();
    const changed = await changeNext(caller, stored, change.id, { most: stepLength, isGentle: true });
    if (changed === 0) break;
    const before = done;
    done += changed;
    const isEmitted = Math.floor(done / listsEmittedAfter) > Math.floor(before / listsEmittedAfter);
    const going = await verb(owner, (work) => {
      if (isEmitted) stored.emit(work);
      return stepOperation(work, operationId, { done });
    });
    if (going) continue;
    // what was changed before stays so
    await verb(owner, async (work) => {
      stored.emit(work);
      await endChange(work.db, change.id);
    });
    return;
  }
  await finish(owner, running);
}

const data = z.object({ bulkChangeId: z.uuid() });

export type BulkJob = JobKind<typeof data>;

/** Returns the job that changes many records: a repeated run continues with those still pending. */
export function bulkJob(targets: BulkTargets): BulkJob {
  async function fail(context: Context, change: ChangeRow, operationId: string): Promise<void> {
    const { ownerId: userId, sessionId, list } = change;
    const owner = await ownerContext(context, { userId, sessionId });
    const stored = storedChange(targets, change);
    await verb(context, async (work) => {
      stored.emit(work);
      await endChange(work.db, change.id);
      await failOperation(work, operationId, bulkText({ list, kind: stored.kind }, owner?.language ?? 'pl'));
    });
  }

  return jobKind({
    name: 'bulk.change',
    data,
    policy: 'standard',
    retry: { limit: 5, delaySeconds: 2, maxDelaySeconds: 60 },
    punctuality: 30,
    run: async (context, { data: { bulkChangeId }, signal, isLastTry }) => {
      const change = await findChange(context.db, bulkChangeId);
      if (!change || change.operationId === null) return;
      const { operationId } = change;
      try {
        await changeAll(context, { targets, change, operationId, signal });
      } catch (error) {
        const isOver = error instanceof OwnerLeft;
        if (!isOver && (!isLastTry || signal.aborted)) throw error;
        await fail(context, change, operationId);
        if (!isOver) throw error;
      }
    },
  });
}
