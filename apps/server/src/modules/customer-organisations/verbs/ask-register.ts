import { findCompanyToday } from '#modules/registry';
import { Refusal, verb, type StaffContext } from '#platform';
import { emitFirmChange, lockedFirm, readableFirm } from '../access.ts';
import { firmById, type Organisation } from '../answers.ts';
import { updateRegistered } from '../queries.ts';
import { registeredFields } from '../register.ts';

/**
 * Stores a firm's current data from the register. Data entered by staff is not changed.
 * @throws 404, 409 `wrong_state` for a firm without a tax id, or whose tax id has changed meanwhile; errors of the
 * register
 */
export async function askRegister(context: StaffContext, id: string): Promise<Organisation> {
  const { taxIdNumber } = await readableFirm(context, id);
  if (taxIdNumber === null) throw new Refusal('wrong_state');
  // queried outside of the transaction: a register may take seconds
  const company = await findCompanyToday(context, taxIdNumber);
  return verb(context, async (work) => {
    const row = await lockedFirm(work, id);
    if (row.taxIdNumber !== taxIdNumber) throw new Refusal('wrong_state');
    await updateRegistered(work.db, id, registeredFields(company));
    await work.audit({ entity: 'customer_organisation', entityId: id, action: 'ask_register' });
    emitFirmChange(work, id);
    return firmById(work, id);
  });
}
