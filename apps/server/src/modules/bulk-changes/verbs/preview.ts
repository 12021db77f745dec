import { mostRecords } from '@szansa/domain/bulk-change';
import { v7 as uuidv7 } from 'uuid';

import { Refusal, refusedWith, verb, type StaffContext, type StaffReading } from '#platform';
import { bulkChangeById, type BulkChangeAnswer } from '../answers.ts';
import { insertChange, insertRecords, type NewRecord } from '../queries.ts';
import type { BulkTargets, RequestedChange } from '../targets.ts';

/** Number of records that are checked at once. */
const checkedAtOnce = 1000;

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

async function recordsOf(
  reading: StaffReading,
  requested: RequestedChange,
  ids: readonly string[],
  from: number,
): Promise<NewRecord[]> {
  const classified = await requested.classify(reading, ids);
  return ids.map((recordId, index) => ({
    position: from + index,
    recordId,
    // records the actor may not read get the same result as missing ones
    ...(classified.get(recordId) ?? refusedWith('not_found')),
  }));
}

/**
 * Stores the records of a change, and what it would do to each: the previewed records are the ones that are changed,
 * even if the filter matches others afterwards.
 * @throws 409 `too_many_records`; refusals of the change that do not depend on the records.
 */
export async function previewChange(
  context: StaffContext,
  targets: BulkTargets,
  requested: RequestedChange,
): Promise<BulkChangeAnswer> {
  return verb(context, async (work) => {
    await requested.check(work);
    const ids = [...new Set(await requested.choose(work, mostRecords + 1))];
    if (ids.length > mostRecords) throw new Refusal('too_many_records', { limit: mostRecords });
    const { userId: ownerId, sessionId } = work.actor;
    const id = uuidv7();
    const { list, text: change } = requested;
    await insertChange(work.db, { id, ownerId, sessionId, list, change });
    for (const [part, some] of inParts(ids, checkedAtOnce).entries()) {
      await insertRecords(work.db, id, await recordsOf(work, requested, some, part * checkedAtOnce));
    }
    return bulkChangeById(work, targets, id);
  });
}
