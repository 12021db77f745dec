import { removeUnusedFirms } from '#modules/customer-organisations';
import type { StaffWork, FormerRecord } from '#platform';
import { customerReaders } from './access.ts';
import { deleteCustomers, lockCustomers, updateCustomers } from './import-queries.ts';

type LockedCustomer = Awaited<ReturnType<typeof lockCustomers>>[number];

function columnsOf({ id: _id, isArchived: _a, version: _v, isUsed: _u, ...columns }: LockedCustomer) {
  return columns;
}

/** Removes customers an import made, with the firms it made for them alone. */
async function remove(work: StaffWork, locked: readonly LockedCustomer[], records: readonly FormerRecord[]) {
  await deleteCustomers(
    work.db,
    locked.map(({ id }) => id),
  );
  const ids = new Set(locked.map(({ id }) => id));
  await removeUnusedFirms(
    work,
    records.flatMap(({ recordId, firmIds }) => (ids.has(recordId) ? firmIds : [])),
  );
  await work.audit(
    ...locked.map((row) => ({
      entity: 'customer' as const,
      entityId: row.id,
      action: 'remove' as const,
      before: columnsOf(row),
    })),
  );
}

/** Gives customers back the fields an import changed, as their next version. */
async function revert(work: StaffWork, locked: readonly LockedCustomer[], records: readonly FormerRecord[]) {
  const former = new Map(records.map(({ recordId, before }) => [recordId, before]));
  const reverted = locked.map((row) => ({ row, after: { ...columnsOf(row), ...former.get(row.id) } }));
  await updateCustomers(
    work.db,
    reverted.map(({ row, after }) => ({ ...after, id: row.id })),
  );
  await work.audit(
    ...reverted.map(({ row, after }) => ({
      entity: 'customer' as const,
      entityId: row.id,
      version: row.version + 1,
      action: 'edit' as const,
      before: columnsOf(row),
      after,
    })),
  );
}

/**
 * Undoes an import of customers who have not been changed since: one with another version, or a new one with an
 * opportunity, remains. Returns the ids of those that were undone.
 */
export async function undoCustomers(
  work: StaffWork,
  records: readonly FormerRecord[],
): Promise<ReadonlySet<string>> {
  const locked = await lockCustomers(
    work.db,
    records.map(({ recordId }) => recordId),
  );
  const rowOf = new Map(locked.map((row) => [row.id, row]));
  const untouched = (record: FormerRecord): LockedCustomer[] => {
    const row = rowOf.get(record.recordId);
    if (!row || row.version !== record.version) return [];
    return record.before === null && row.isUsed ? [] : [row];
  };
  const made = records.filter(({ before }) => before === null).flatMap(untouched);
  const changed = records.filter(({ before }) => before !== null).flatMap(untouched);
  await remove(work, made, records);
  await revert(work, changed, records);
  if (made.length + changed.length > 0) {
    work.emit('records-changed', { entity: 'customer' }, [customerReaders]);
  }
  return new Set([...made, ...changed].map(({ id }) => id));
}
