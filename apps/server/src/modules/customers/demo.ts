import { legalFormOf } from '@szansa/domain/customer-organisation';

import {
  cities,
  demoPersonalId,
  demoTaxId,
  legalForms,
  men,
  streets,
  surnames,
  trades,
  women,
  workBefore,
} from '#demo';
import { demoPart, type Demo } from '#platform';
import { insertCustomers } from './demo-queries.ts';

export interface DemoCustomer {
  readonly id: string;
  readonly isFirm: boolean;
  readonly createdAt: Date;
}

export interface CustomersDemo {
  customers: readonly DemoCustomer[];
}

interface DemoFirmOwner {
  readonly taxIdNumber: string | null;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly addedBy: string;
  readonly createdAt: Date;
}

/** A firm, a sole trader or a private person, written down one to thirteen months ago. */
function customer({ random, now }: Demo, workers: readonly string[], index: number) {
  const createdAt = workBefore(now, 22 + random.next() * 264);
  const [city, postCode] = random.pick(cities);
  const hasFirm = random.chance(0.65);
  const lastName = random.pick(surnames);
  const taxIdNumber = hasFirm ? demoTaxId(index) : null;
  const row = {
    id: random.id(createdAt),
    firstName: random.pick(random.chance(0.5) ? women : men),
    lastName,
    street: `${random.pick(streets)} ${random.between(1, 120)}`,
    postCode,
    city,
    country: 'Polska',
    personalIdNumber: hasFirm ? null : demoPersonalId(random, index),
    taxIdNumber,
    emails: [`klient${index + 1}@przyklad.example`],
    phones: [`+4860${random.between(1_000_000, 9_999_999)}`],
    note: random.chance(0.15) ? 'Woli kontakt telefoniczny po godzinie 16.' : null,
    addedBy: random.pick(workers),
    createdAt,
    updatedAt: createdAt,
  };
  const name = `${random.pick(trades)} ${lastName} ${random.pick(legalForms)}`;
  return { row, firm: hasFirm ? { id: random.id(createdAt), ...firmOf(row, name) } : null };
}

/** The firm of a customer at the same address, as the sample register would know it. */
function firmOf(owner: DemoFirmOwner, name: string) {
  const { taxIdNumber, street, postCode, city, country, addedBy, createdAt } = owner;
  return {
    name,
    taxIdNumber,
    legalForm: legalFormOf(name),
    street,
    postCode,
    city,
    country,
    addedBy,
    createdAt,
    updatedAt: createdAt,
    registeredName: name,
    registeredStatus: 'active' as const,
    registeredAddress: `${street}, ${postCode} ${city}`,
    vatStatus: 'active' as const,
    register: 'sample' as const,
    registeredAt: createdAt,
  };
}

export const customersDemo = demoPart(['workers'], async (demo, { workers }) => {
  const made = Array.from({ length: 200 }, (_, index) => customer(demo, workers, index));
  await insertCustomers(demo.work.db, made);
  return {
    customers: made.map(({ row: { id, createdAt }, firm }) => ({ id, isFirm: firm !== null, createdAt })),
  };
});
