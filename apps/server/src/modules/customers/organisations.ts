import type { CustomerInput } from '@szansa/domain/customer';
import { v7 as uuidv7 } from 'uuid';

import { saveNextVersion, type StaffWork } from '#platform';
import { announceChange } from './access.ts';
import {
  ensureOrganisation,
  linkOrganisations,
  lockCustomersOf,
  renameOrganisation,
  setVersion,
} from './firm-queries.ts';
import type { CustomerRow } from './queries.ts';

type Firms = CustomerInput['customerOrganizations'];

/** Firms as a change of their customer names them, without ids. */
export function firmsOf({ customerOrganizations }: Pick<CustomerRow, 'customerOrganizations'>): Firms {
  return customerOrganizations.map(({ name, taxIdNumber }) => ({ name, taxIdNumber }));
}

/** Gives a firm another name; it is a change of each of its customers but the one who is being saved (rule CU8). */
async function renameFirm(work: StaffWork, firmId: string, name: string, saving: string): Promise<void> {
  const others = await lockCustomersOf(work.db, firmId, saving);
  await renameOrganisation(work.db, firmId, name);
  for (const other of others) {
    const firms = other.customerOrganizations.map((firm) => (firm.id === firmId ? { ...firm, name } : firm));
    await saveNextVersion(work, {
      entity: 'customer',
      entityId: other.id,
      action: 'edit',
      version: other.version,
      before: { customerOrganizations: firmsOf(other) },
      after: { customerOrganizations: firmsOf({ customerOrganizations: firms }) },
      save: (version) => setVersion(work.db, other.id, version),
      announce: () => announceChange(work, other.id),
    });
  }
}

/** Saves which firms a customer has. A firm with a known tax id is the one there is, under the name it is given here. */
export async function saveOrganisations(
  work: StaffWork,
  customerId: string,
  wanted: Firms,
  linked: CustomerRow['customerOrganizations'] = [],
): Promise<void> {
  const ids: string[] = [];
  for (const { name, taxIdNumber } of wanted) {
    const kept = linked.find((one) => one.name === name && one.taxIdNumber === taxIdNumber);
    const firm = kept ?? (await ensureOrganisation(work.db, uuidv7(), { name, taxIdNumber }));
    if (firm.name !== name && work.actor.can('customer.edit')) {
      await renameFirm(work, firm.id, name, customerId);
    }
    ids.push(firm.id);
  }
  await linkOrganisations(work.db, customerId, ids);
}
