import type { OrganisationInput } from '@szansa/domain/customer-organisation';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { firmById, type Organisation } from '../answers.ts';
import { writeFirm } from '../saving.ts';

/**
 * Writes down a firm.
 * @throws 409 `duplicate_organisation` for a known tax id, 422
 */
export function createFirm(context: StaffContext, input: OrganisationInput): Promise<Organisation> {
  return verb(context, async (work) => {
    const id = uuidv7();
    await writeFirm(work, id, {
      name: input.name,
      taxIdNumber: input.taxIdNumber ?? null,
      legalForm: input.legalForm ?? null,
      regon: input.regon ?? null,
      krs: input.krs ?? null,
      street: input.street ?? null,
      postCode: input.postCode ?? null,
      city: input.city ?? null,
      country: input.country ?? null,
    });
    return firmById(work, id);
  });
}
