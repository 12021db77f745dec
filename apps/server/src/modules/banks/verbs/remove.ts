import { countOfBank } from '#modules/representatives';
import { Refusal, verb, type StaffContext } from '#platform';
import { announceRemoval, lockedBank } from '../access.ts';
import { fieldsOf } from '../fields.ts';
import { deleteBank } from '../queries.ts';

/** Removes a bank nobody represents. @throws 404, 409 `in_use` with how many representatives and offers it has */
export function removeBank(context: StaffContext, id: string): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockedBank(work, id);
    const uses = [
      { kind: 'representative' as const, count: await countOfBank(work.db, id) },
      { kind: 'offer' as const, count: row.offerCount },
    ].filter(({ count }) => count > 0);
    if (uses.length > 0) throw new Refusal('in_use', { uses });
    await deleteBank(work.db, id);
    await work.audit({ entity: 'bank', entityId: id, action: 'remove', before: fieldsOf(row) });
    await announceRemoval(work, id);
    return null;
  });
}
