import type { Db } from '../platform/database/pool.ts';
import { demoPersonalId, demoTaxId } from './identifiers.ts';
import { cities, legalForms, men, streets, surnames, trades, women } from './names.ts';
import type { Seeded } from './seeded.ts';

const day = 24 * 60 * 60 * 1000;

/** Two hundred customers: firms, sole traders and private people. */
export async function addCustomers(
  db: Db,
  random: Seeded,
  now: Date,
  workers: readonly string[],
): Promise<{ readonly id: string; readonly createdAt: Date }[]> {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const createdAt = new Date(
      now.getTime() - random.between(20, 400) * day - random.between(0, 9) * 3_600_000,
    );
    const [city, postCode] = random.pick(cities);
    const hasFirm = random.chance(0.65);
    const lastName = random.pick(surnames);
    return {
      customer: {
        id: random.id(createdAt),
        firstName: random.pick(random.chance(0.5) ? women : men),
        lastName,
        street: `${random.pick(streets)} ${random.between(1, 120)}`,
        postCode,
        city,
        country: 'Polska',
        personalIdNumber: hasFirm ? null : demoPersonalId(random, index),
        taxIdNumber: hasFirm ? demoTaxId(index) : null,
        emails: [`klient${index + 1}@przyklad.example`],
        phones: [`+4860${random.between(1_000_000, 9_999_999)}`],
        note: random.chance(0.15) ? 'Woli kontakt telefoniczny po godzinie 16.' : null,
        addedBy: random.pick(workers),
        createdAt,
        updatedAt: createdAt,
      },
      firm: hasFirm ? `${random.pick(trades)} ${lastName} ${random.pick(legalForms)}` : null,
    };
  });
  const firms = rows.flatMap(({ customer, firm }) =>
    firm === null
      ? []
      : [
          {
            customerId: customer.id,
            id: random.id(customer.createdAt),
            name: firm,
            taxIdNumber: customer.taxIdNumber,
          },
        ],
  );
  await db
    .insertInto('customer')
    .values(rows.map(({ customer }) => customer))
    .execute();
  await db
    .insertInto('customerOrganisation')
    .values(firms.map(({ customerId: _, ...firm }) => firm))
    .execute();
  await db
    .insertInto('customerCustomerOrganisation')
    .values(
      firms.map((firm) => ({ customerId: firm.customerId, customerOrganisationId: firm.id, position: 0 })),
    )
    .execute();
  return rows.map(({ customer }) => ({ id: customer.id, createdAt: customer.createdAt }));
}
