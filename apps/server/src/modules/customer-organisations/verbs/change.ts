import type { OrganisationPatch } from '@szansa/domain/customer-organisation';

import { verb, type StaffContext } from '#platform';
import { lockedFirm } from '../access.ts';
import { firmById, type Organisation } from '../answers.ts';
import { saveFirm } from '../saving.ts';

/**
 * Changes fields of a firm, for all of its customers.
 * @throws 404, 409 `stale_version` or `duplicate_organisation`, 422
 */
export function changeFirm(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: OrganisationPatch },
): Promise<Organisation> {
  return verb(context, async (work) => {
    await saveFirm(work, id, { lock: () => lockedFirm(work, id), readVersion: version, changes });
    return firmById(work, id);
  });
}
