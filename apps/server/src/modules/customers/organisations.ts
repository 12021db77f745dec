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
  for (const { name, taxIdNumber } of wanted) {
    const kept = linked.find((one) => one.name === name && one.taxIdNumber === taxIdNumber);
    ids.push(kept?.id ?? (await ensureOrganisation(work.db, uuidv7(), { name, taxIdNumber })));
  }
  await linkOrganisations(work.db, customerId, ids);
}
