import type { TierPeriod } from '@szansa/domain/agency';
import {
  changedByHand,
  entryPatch,
  entryTotals,
  groszOf,
  payOut,
  type EntryPatch,
} from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';

import { findPerson } from '#modules/users';
import { findCollisions, invalid, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { lockedReport } from '../access.ts';
import { emitReport } from '../answers.ts';
import { unpaid, type UnpaidEntry } from '../calculating.ts';
import { entriesById, type EntryAnswer } from '../entry-answers.ts';
import {
  earnedIn,
  findEntries,
  saveEntries,
  saveShares,
  type EntryRow,
  type MonthOfWorker,
} from '../entry-queries.ts';

interface CellChange {
  readonly id: string;
  /** The version of the entry that was read. */
  readonly version: number;
  readonly changes: EntryPatch;
}

interface Written {
  readonly row: EntryRow;
  readonly before: UnpaidEntry;
  readonly after: UnpaidEntry;
}

/** @throws 422 for an entry that is named twice, or is none of the report */
async function namedRows({ db }: StaffWork, reportId: string, changes: readonly CellChange[]) {
  const rows = new Map(
    (
      await findEntries(
        db,
        reportId,
        changes.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const seen = new Set<string>();
  return changes.map((change, index) => {
    const row = rows.get(change.id);
    if (!row || seen.has(change.id))
      throw invalid({ path: `entries.${index}.id`, code: 'value_not_allowed' });
    seen.add(change.id);
    return { row, change };
  });
}

/** Returns the cells of an entry that another user has changed since it was read, with both values. */
async function changedMeanwhile(work: StaffWork, row: EntryRow, { version, changes }: CellChange) {
  const found = await findCollisions(work, {
    entity: 'report_entry',
    entityId: row.id,
    readVersion: version,
    currentVersion: row.version,
    patch: changes,
    current: unpaid(row).values,
    schema: entryPatch,
    personOf: (userId) => findPerson(work.db, userId),
  });
  const { fields = [], by = null } = found ?? {};
  return fields.map(({ field, yours, theirs }) => ({
    entryId: row.id,
    column: field,
    version: row.version,
    yours,
    theirs,
    by,
  }));
}

/** Recomputes the payouts of the months that entries were in or are in now. */
async function recomputePayout(
  work: StaffWork,
  reportId: string,
  written: readonly Written[],
  tiers: readonly TierPeriod[],
): Promise<void> {
  const months = new Map<string, MonthOfWorker>();
  for (const { before, after } of written) {
    for (const { workerId, values } of [before, after]) {
      const month = values.monthOfIncome;
      months.set(`${workerId} ${month}`, { workerId, month });
    }
  }
  const entries = await earnedIn(work.db, reportId, [...months.values()]);
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const { shares } = payOut(
    entries.map(({ sumOfCommissions, ...entry }) => ({ ...entry, sum: groszOf(sumOfCommissions) })),
    tiers,
  );
  const amounts = shares.map((share) => ({
    id: share.id,
    workerCommission: toAmount(share.workerCommission),
    totalSumOfCommissions: toAmount(share.totalSumOfCommissions),
  }));
  await saveShares(
    work.db,
    amounts.filter(({ id, workerCommission, totalSumOfCommissions }) => {
      const entry = known.get(id);
      return (
        entry?.workerCommission !== workerCommission || entry.totalSumOfCommissions !== totalSumOfCommissions
      );
    }),
  );
}

async function write(work: StaffWork, reportId: string, written: readonly Written[]): Promise<void> {
  await saveEntries(
    work.db,
    written.map(({ row, after: { values, marks, ...entry } }) => ({
      ...row,
      ...entry,
      ...values,
      ...entryTotals(values),
      reportId,
      byHand: marks,
      version: row.version + 1,
    })),
  );
  await work.audit(
    ...written.map(({ row, before, after }) => ({
      entity: 'report_entry' as const,
      entityId: row.id,
      version: row.version + 1,
      action: 'edit' as const,
      before: before.values,
      after: after.values,
    })),
  );
}

/**
 * Writes into cells of entries, all of them in one transaction. What others wrote into other cells meanwhile stays; where
 * they wrote into the same, nothing is written at all.
 * @throws 404, 409 `report_accepted`, or `cells_changed` with every cell that collides; 422 for an entry of another report
 */
export function changeCells(
  context: StaffContext,
  reportId: string,
  { entries }: { readonly entries: readonly CellChange[] },
): Promise<EntryAnswer[]> {
  return verb(context, async (work) => {
    const { tiers } = await lockedReport(work, reportId);
    const named = await namedRows(work, reportId, entries);
    const colliding = [];
    for (const { row, change } of named) colliding.push(...(await changedMeanwhile(work, row, change)));
    if (colliding.length > 0) throw new Refusal('cells_changed', { cells: colliding });
    const by = { by: work.actor.userId, at: new Date().toISOString() };
    const written = named
      .map(({ row, change }): Written => {
        const before = unpaid(row);
        return { row, before, after: { ...before, ...changedByHand(before, change.changes, by) } };
      })
      .filter(({ before, after }) => after.values !== before.values && differ(before, after));
    if (written.length > 0) {
      await write(work, reportId, written);
      await recomputePayout(work, reportId, written, tiers);
      emitReport(work, reportId);
    }
    return entriesById(
      work,
      reportId,
      entries.map(({ id }) => id),
    );
  });
}

function differ({ values: before }: UnpaidEntry, { values: after }: UnpaidEntry): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
