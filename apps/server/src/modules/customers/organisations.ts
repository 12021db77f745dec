import type { CustomerInput } from '@szansa/domain/customer';

import { keepFirms, type NamedFirm, type WantedFirms } from '#modules/customer-organisations';
import type { StaffWork } from '#platform';
import { linkOrganisations } from './firm-queries.ts';

/** A customer as a change is compared with: firms by their ids, with their names as they are. */
export type CustomerState = Omit<CustomerInput, 'customerOrganizations'> & {
  readonly customerOrganizations: readonly NamedFirm[];
};

/** Says which firms a customer has; those that are not yet are written down. */
export async function saveOrganisations(
  work: StaffWork,
  customerId: string,
  wanted: WantedFirms,
): Promise<void> {
  await keepFirms(work, wanted);
  await linkOrganisations(
    work.db,
    customerId,
    wanted.firms.map(({ id }) => id),
  );
}
