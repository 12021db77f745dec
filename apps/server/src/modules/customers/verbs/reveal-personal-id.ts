import { Refusal, verb, type StaffContext } from '#platform';
import { readableCustomer } from '../access.ts';
import { revealState, notifyAdministrators } from '../revealing.ts';

/**
 * Returns the complete personal id and writes the request to the audit log. A user who requests too many within an hour
 * is refused, and administrators are notified once (rule CU6).
 * @throws 404, 429
 */
export async function revealPersonalId(
  context: StaffContext,
  id: string,
): Promise<{ personalIdNumber: string | null }> {
  const outcome = await verb(context, async (work) => {
    const { personalIdNumber } = await readableCustomer(work, id);
    const { isAllowed, refusal } = await revealState(work, id);
    const entity = { entity: 'customer', entityId: id } as const;
    if (isAllowed) {
      await work.audit({ ...entity, action: 'reveal_personal_id' });
      return { personalIdNumber };
    }
    await notifyAdministrators(work);
    await work.audit({ ...entity, action: 'refuse_personal_id' });
    return refusal;
  });
  // thrown after the commit: what was written about the refusal stays
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
