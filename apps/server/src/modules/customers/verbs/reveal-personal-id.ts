import { verb, type StaffContext } from '#platform';
import { readableCustomer } from '../access.ts';

/** The whole personal id. Who asked is written to the audit log. @throws 404 */
export function revealPersonalId(
  context: StaffContext,
  id: string,
): Promise<{ personalIdNumber: string | null }> {
  return verb(context, async (work) => {
    const { personalIdNumber } = await readableCustomer(work, id);
    const entity = { entity: 'customer', entityId: id } as const;
    await work.audit({ ...entity, action: 'reveal_personal_id' });
    return { personalIdNumber };
  });
}
