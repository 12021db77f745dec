import type { StaffWork, FormerRecord } from '#platform';
import { firmReaders } from './access.ts';
import { deleteFirms, lockFirms, updateFirmsAtOnce, type LockedFirm } from './import-queries.ts';
import { fieldsOf } from './saving.ts';

function columnsOf({ isUsed: _, ...firm }: LockedFirm) {
  return fieldsOf(firm);
}

function emit(work: StaffWork): void {
  work.emit('records-changed', { entity: 'customer_organisation' }, [firmReaders]);
}

async function remove(work: StaffWork, locked: readonly LockedFirm[]): Promise<void> {
  await deleteFirms(
    work.db,
    locked.map(({ id }) => id),
  );
  await work.audit(
    ...locked.map((row) => ({
      entity: 'customer_organisation' as const,
      entityId: row.id,
      action: 'remove' as const,
      before: columnsOf(row),
    })),
  );
}

/** Gives firms back the fields an import changed, as their next version. */
async function revert(work: StaffWork, locked: readonly LockedFirm[], records: readonly FormerRecord[]) {
  const former = new Map(records.map(({ recordId, before }) => [recordId, before]));
  const reverted = locked.map((row) => ({ row, after: { ...columnsOf(row), ...former.get(row.id) } }));
  await updateFirmsAtOnce(
    work.db,
    reverted.map(({ row, after }) => ({ ...after, id: row.id })),
  );
  await work.audit(
    ...reverted.map(({ row, after }) => ({
      entity: 'customer_organisation' as const,
      entityId: row.id,
      version: row.version + 1,
      action: 'edit' as const,
      before: columnsOf(row),
      after,
    })),
  );
}

/** Deletes firms that were created with customers who are deleted, unless they were changed or referred to since. */
export async function removeUnusedFirms(work: StaffWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const unused = (await lockFirms(work.db, ids)).filter(({ version, isUsed }) => version === 1 && !isUsed);
  await remove(work, unused);
  if (unused.length > 0) emit(work);
}

/**
 * Undoes an import of firms that have not been changed since: one with another version, or a new one that customers
 * refer to, remains. Returns the ids of those that were undone.
 */
export async function undoFirms(
  work: StaffWork,
  records: readonly FormerRecord[],
): Promise<ReadonlySet<string>> {
  const locked = await lockFirms(
    work.db,
    records.map(({ recordId }) => recordId),
  );
  const rowOf = new Map(locked.map((row) => [row.id, row]));
  const untouched = (record: FormerRecord): LockedFirm[] => {
    const row = rowOf.get(record.recordId);
    if (!row || row.version !== record.version) return [];
    return record.before === null && row.isUsed ? [] : [row];
  };
  const made = records.filter(({ before }) => before === null).flatMap(untouched);
  const changed = records.filter(({ before }) => before !== null).flatMap(untouched);
  await remove(work, made);
  await revert(work, changed, records);
  if (made.length + changed.length > 0) emit(work);
  return new Set([...made, ...changed].map(({ id }) => id));
}
