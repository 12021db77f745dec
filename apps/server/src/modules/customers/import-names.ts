import { customerName } from '@szansa/domain/customer';
import { distinctName } from '@szansa/domain/customer-organisation';
import { personName } from '@szansa/domain/shared';

import { findAlike, shortestComparedName, type StaffWork } from '#platform';
import { findNames } from './import-queries.ts';
import type { JudgedCustomer } from './importing.ts';

/** The name a new customer is compared by: their own, else that of their firm. */
function nameOf({ row: { input } }: JudgedCustomer): string {
  if (!input) return '';
  const { customer } = input;
  return distinctName(personName(customer) || (customer.customerOrganizations[0]?.name ?? ''));
}

/** For each row the customer there is with a very similar name; null for none. */
export async function alikeCustomers(
  work: StaffWork,
  judged: readonly JudgedCustomer[],
): Promise<({ readonly id: string; readonly name: string } | null)[]> {
  const names = judged.map(nameOf);
  const found = await findAlike(
    work.db,
    'customer',
    names.filter((name) => name.length >= shortestComparedName),
  );
  const customers = await findNames(
    work.db,
    found.map(({ id }) => id),
  );
  const byId = new Map(customers.map((customer) => [customer.id, customerName(customer)]));
  const byName = new Map(found.map(({ name, id }) => [name, { id, name: byId.get(id) ?? '' }]));
  return names.map((name) => byName.get(name) ?? null);
}
