import type { CustomerInput } from '@szansa/domain/customer';
import { isMessageCode } from '@szansa/domain/language';
import type { z } from 'zod';

import { storeFirms, type NamedFirm, type RequestedFirms } from '#modules/customer-organisations';
import type { RefusedField, StaffWork } from '#platform';
import { linkOrganisations } from './firm-queries.ts';
import type { CustomerRow } from './queries.ts';

/** A customer as a change is compared with: firms by their ids, with their names as they are. */
export type CustomerState = Omit<CustomerInput, 'customerOrganizations'> & {
  readonly customerOrganizations: readonly NamedFirm[];
};

/** Sets the firms of a customer, and creates those that do not exist yet. */
export async function saveOrganisations(
  work: StaffWork,
  customerId: string,
  requested: RequestedFirms,
): Promise<void> {
  await storeFirms(work, requested);
  await linkOrganisations(
    work.db,
    customerId,
    requested.firms.map(({ id }) => id),
  );
}

/** The customer under the names a change uses. */
export function comparable(row: CustomerRow): CustomerState {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    street: row.street,
    postCode: row.postCode,
    city: row.city,
    country: row.country,
    personalIdNumber: row.personalIdNumber,
    taxIdNumber: row.taxIdNumber,
    emails: row.emails,
    phones: row.phones,
    customerOrganizations: row.customerOrganizations,
    note: row.note,
  };
}

/** What is wrong with a whole customer, by its fields. */
export function problemsOf(error: z.ZodError): RefusedField[] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: isMessageCode(issue.message) ? issue.message : 'format_invalid',
  }));
}
