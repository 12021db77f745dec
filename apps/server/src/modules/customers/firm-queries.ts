import { sql } from 'kysely';

import type { Db } from '#platform';

export interface OrganisationRecord {
  readonly id: string;
  readonly name: string;
  readonly taxIdNumber: string | null;
}

/** The firms of a customer, in their order, as one JSON value. */
export const organisations = sql<OrganisationRecord[]>`(
  select coalesce(
    json_agg(json_build_object('id', o.id, 'name', o.name, 'tax_id_number', o.tax_id_number) order by l.position, o.id),
    '[]'
  )
  from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
  where l.customer_id = customer.id
)`;

/** Sets the firms of a customer, in their order. */
export async function linkOrganisations(
  db: Db,
  customerId: string,
  organisationIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('customerCustomerOrganisation').where('customerId', '=', customerId).execute();
  if (organisationIds.length === 0) return;
  await db
    .insertInto('customerCustomerOrganisation')
    .values(
      [...new Set(organisationIds)].map((customerOrganisationId, position) => ({
        customerId,
        customerOrganisationId,
        position,
      })),
    )
    .execute();
}

/** Gives the customers of a firm to another one, in their places; answers with their ids. */
export async function moveToFirm(db: Db, from: string, into: string): Promise<string[]> {
  const moved = await db
    .deleteFrom('customerCustomerOrganisation')
    .where('customerOrganisationId', '=', from)
    .returning(['customerId', 'position'])
    .execute();
  if (moved.length === 0) return [];
  await db
    .insertInto('customerCustomerOrganisation')
    .values(moved.map((link) => ({ ...link, customerOrganisationId: into })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return moved.map(({ customerId }) => customerId);
}

/** Locks the customers of firms, in the order of their ids. */
export async function lockCustomersOf(db: Db, firmIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('customer')
    .select('customer.id')
    .where('customer.id', 'in', (eb) =>
      eb
        .selectFrom('customerCustomerOrganisation as link')
        .select('link.customerId')
        .where('link.customerOrganisationId', 'in', firmIds),
    )
    .orderBy('customer.id')
    .forUpdate('customer')
    .execute();
}
