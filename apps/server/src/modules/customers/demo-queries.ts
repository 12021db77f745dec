import type { Insertable } from 'kysely';

import { insertFirms } from '#modules/customer-organisations';
import type { Database, Db } from '#platform';

interface NewCustomer {
  readonly row: Insertable<Database['customer']>;
  readonly firm: Insertable<Database['customerOrganisation']> | null;
}

/** Writes down customers and the firm of each that has one. */
export async function insertCustomers(db: Db, customers: readonly NewCustomer[]): Promise<void> {
  const firms = customers.flatMap(({ row, firm }) => (firm ? { customerId: row.id, firm } : []));
  await db
    .insertInto('customer')
    .values(customers.map(({ row }) => row))
    .execute();
  await insertFirms(
    db,
    firms.map(({ firm }) => firm),
  );
  await db
    .insertInto('customerCustomerOrganisation')
    .values(firms.map(({ customerId, firm }) => ({ customerId, customerOrganisationId: firm.id })))
    .execute();
}
