import { setTimeout } from 'node:timers/promises';

import { denied, Refusal, verb, type StaffContext } from '#platform';
import { nextPending, settle, claimPending, type PendingRecord } from './queries.ts';
import { quietly } from './quiet.ts';
import type { StoredChange } from './targets.ts';

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
