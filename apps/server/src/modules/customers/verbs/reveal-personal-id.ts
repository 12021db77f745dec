import { notFound, verb, type StaffContext } from '#platform';
import { findCustomer } from '../queries.ts';

/** The whole personal id. Who asked is written to the audit log. @throws 404 */
export function revealPersonalId(
  context: StaffContext,
  id: string,
): Promise<{ personalIdNumber: string | null }> {
  return verb(context, async (work) => {
    const row = await findCustomer(work.db, id);
    if (!row) throw notFound();
    const entity = { entity: 'customer', entityId: id } as const;
    await work.audit({ ...entity, action: 'reveal_personal_id' });
    return { personalIdNumber: row.personalIdNumber };
  });
}
