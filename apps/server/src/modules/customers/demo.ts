import { legalFormOf } from '@szansa/domain/customer-organisation';
import type { Insertable } from 'kysely';

import {
  demoAddress,
  demoCustomerCount,
  demoFirm,
  demoPersonalId,
  men,
  women,
  workBefore,
  type DemoCompany,
} from '#demo';
import { demoPart, type Demo, type Database, type Db } from '#platform';
import { insertFirms } from '#modules/customer-organisations';

interface NewCustomer {
  readonly row: Insertable<Database['customer']>;
  readonly firm: Insertable<Database['customerOrganisation']> | null;
}

/** Writes down customers and the firm of each that has one. */
async function insertCustomers(db: Db, customers: readonly NewCustomer[]): Promise<void> {
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

export interface DemoCustomer {
  readonly id: string;
  readonly isFirm: boolean;
  readonly createdAt: Date;
}

export interface CustomersDemo {
  customers: readonly DemoCustomer[];
}

const country = 'Polska';

/** A firm, a sole trader or a private person, written down one to sixteen months ago. */
function customer({ random, now }: Demo, workers: readonly string[], index: number) {
  const createdAt = workBefore(now, 22 + random.next() * 310);
  const hasFirm = random.chance(0.65);
  const { lastName, ...company } = demoFirm(index);
  const { street, postCode, city } = company;
  const added = { addedBy: random.pick(workers), createdAt };
  const row = {
    id: random.id(createdAt),
    firstName: random.pick(random.chance(0.5) ? women : men),
    lastName,
    street,
    postCode,
    city,
    country,
    personalIdNumber: hasFirm ? null : demoPersonalId(random, index),
    taxIdNumber: hasFirm ? company.taxIdNumber : null,
    emails: [`klient${index + 1}@przyklad.example`],
    phones: [`+4860${random.between(1_000_000, 9_999_999)}`],
    note: random.chance(0.15) ? 'Woli kontakt telefoniczny po godzinie 16.' : null,
    ...added,
    updatedAt: createdAt,
  };
  return {
    row,
    firm: hasFirm ? { id: random.id(createdAt), ...firmOf(company, createdAt), ...added } : null,
  };
}

/** The firm of a customer at the same address, as the sample register knows it. */
function firmOf(company: DemoCompany, createdAt: Date) {
  return {
    ...company,
    legalForm: legalFormOf(company.name),
    country,
    updatedAt: createdAt,
    registeredName: company.name,
    registeredStatus: 'active' as const,
    registeredAddress: demoAddress(company),
    vatStatus: 'active' as const,
    register: 'sample' as const,
    registeredAt: createdAt,
  };
}

export const customersDemo = demoPart(['workers'], async (demo, { workers }) => {
  const made = Array.from({ length: demoCustomerCount }, (_, index) => customer(demo, workers, index));
  await insertCustomers(demo.work.db, made);
  return {
    customers: made.map(({ row: { id, createdAt }, firm }) => ({ id, isFirm: firm !== null, createdAt })),
  };
});
