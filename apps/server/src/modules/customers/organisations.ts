import type { CustomerInput } from '@szansa/domain/customer';
import { v7 as uuidv7 } from 'uuid';

import type { Work } from '#platform';
import { ensureOrganisation, linkOrganisations, type CustomerRow } from './queries.ts';

export async function saveOrganisations(
  work: Work,
  customerId: string,
  wanted: CustomerInput['customerOrganizations'],
  linked: CustomerRow['customerOrganizations'] = [],
): Promise<void> {
  const ids: string[] = [];
  // to whom tax ids are hidden, a firm of the same name is the same firm
  const byNameAlone = work.actor?.excludedFields.has('customer.taxIdNumber') ?? false;
  for (const { name, taxIdNumber } of wanted) {
    const kept = linked.find((one) => one.name === name && (byNameAlone || one.taxIdNumber === taxIdNumber));
    ids.push(kept?.id ?? (await ensureOrganisation(work.db, uuidv7(), { name, taxIdNumber })));
  }
  await linkOrganisations(work.db, customerId, ids);
}
