import { setTimeout } from 'node:timers/promises';

import { denied, Refusal, verb, type StaffContext, emittingOnly, type Emit, type Room } from '#platform';
import { nextPending, settle, claimPending, type PendingRecord } from './queries.ts';
import type { StoredChange } from './targets.ts';

const ofRecord = (rooms: readonly Room[]) => rooms.filter((room) => room.startsWith('record:'));

/**
 * Publishes a change that is one of many only to users who have the record open: all others would have to refetch their
 * list for each of thousands of records, instead of now and then.
 */
const quiet = (emit: Emit): Emit => {
  const emitNothing: Emit = (event, payload, rooms) => {
    if (event === 'customer-file-changed' && 'customerFileId' in payload) {
      const { customerFileId } = payload;
      emit('customer-file-changed', { customerFileId }, ofRecord(rooms));
    } else if (event === 'record-changed') emit(event, payload, ofRecord(rooms));
    else emit(event, payload, rooms);
  };
  return emitNothing;
};

/** Returns the same context, which publishes changes of records to no lists. */
const quietly = (context: StaffContext): StaffContext => emittingOnly(context, quiet);

/**
 * Changes one record in its own transaction, which also stores the outcome, so that a repeated run skips it. A refusal
 * is stored as the reason.
 */
async function changeOne(
  context: StaffContext,
  change: StoredChange,
  bulkChangeId: string,
  { position, recordId, version }: PendingRecord,
): Promise<void> {
  const place = { bulkChangeId, position };
  try {
    await verb(quietly(context), async (work) => {
      if (version === null || !(await claimPending(work.db, bulkChangeId, position))) return;
      if (!work.actor.can(change.right)) throw denied();
      const isChanged = await change.apply(work, { id: recordId, version });
      await settle(work.db, place, { outcome: isChanged ? 'changed' : 'same', code: null });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await verb(context, (work) => settle(work.db, place, { outcome: 'refused', code: error.code }));
  }
}

interface Pace {
  /** Records at most. */
  readonly most: number;
  /** Pauses after each record for as long as it took, so that other requests get half of the time. */
  readonly isGentle: boolean;
}

/**
 * Changes the next pending records, each on behalf of the user that `caller` returns at that time.
 * @returns how many they were.
 */
export async function changeNext(
  caller: () => Promise<StaffContext>,
  change: StoredChange,
  bulkChangeId: string,
  { most, isGentle }: Pace,
): Promise<number> {
  const context = await caller();
  const records = await nextPending(context.db, bulkChangeId, most);
  for (const record of records) {
    const startedAt = performance.now();
    await changeOne(await caller(), change, bulkChangeId, record);
    if (isGentle) await setTimeout(performance.now() - startedAt);
  }
  return records.length;
}
