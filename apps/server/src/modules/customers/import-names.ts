import { customerName } from '@szansa/domain/customer';
import { distinctName } from '@szansa/domain/customer-organisation';
import { personName } from '@szansa/domain/shared';

import { alikeByName, type NamedRecord, type StaffWork } from '#platform';
import type { ValidatedCustomer } from './importing.ts';
import { findCustomerStates } from './queries.ts';

/** The name a new customer is compared by: their own, else that of their firm. */
function nameOf({ row: { input } }: ValidatedCustomer): string {
  if (!input) return '';
  const { customer } = input;
  return distinctName(personName(customer) || (customer.customerOrganizations[0]?.name ?? ''));
}

/** For each row the customer there is with a very similar name; null for none. */
export function alikeCustomers(
  { db }: StaffWork,
  validated: readonly ValidatedCustomer[],
): Promise<(NamedRecord | null)[]> {
  return alikeByName(db, 'customer', validated.map(nameOf), async (ids) =>
    (await findCustomerStates(db, ids)).map((customer) => ({
      id: customer.id,
      name: customerName(customer),
    })),
  );
}
