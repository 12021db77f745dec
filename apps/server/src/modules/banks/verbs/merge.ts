import { moveToBank } from '#modules/representatives';
import { verb, type StaffContext, type StaffWork } from '#platform';
import { announceChange, announceRemoval, lockedBank } from '../access.ts';
import { bankById, refuseIntoItself, type Bank } from '../answers.ts';
import { fieldsOf } from '../fields.ts';
import { deleteBank, type BankRow } from '../queries.ts';

/** Locks both banks in the order of their ids, so that two merges never wait for each other. */
async function lockedFrom(work: StaffWork, id: string, into: string): Promise<BankRow> {
  const [first, second] = [id, into].toSorted();
  const rows = [await lockedBank(work, first ?? id), await lockedBank(work, second ?? into)] as const;
  return rows[0].id === id ? rows[0] : rows[1];
}

/** Moves the representatives of a bank, and with them its offers, to another one and removes it. @throws 404, 422 */
export function mergeBank(context: StaffContext, id: string, into: string): Promise<Bank> {
  refuseIntoItself(id, into);
  return verb(context, async (work) => {
    const from = await lockedFrom(work, id, into);
    const representatives = await moveToBank(work.db, { from: id, into });
    await deleteBank(work.db, id);
    const entry = { entity: 'bank', action: 'merge' } as const;
    await work.audit({ ...entry, entityId: id, before: fieldsOf(from), after: { mergedInto: into } });
    await work.audit({ ...entry, entityId: into, after: { mergedFrom: id, representatives } });
    await announceRemoval(work, id);
    announceChange(work, into);
    return bankById(work, into);
  });
}
