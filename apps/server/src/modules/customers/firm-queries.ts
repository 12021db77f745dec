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

/** Puts a firm where it can be shared: found by its tax id, under the name it has, else written down anew. */
export async function ensureOrganisation(
  db: Db,
  newId: string,
  organisation: { readonly name: string; readonly taxIdNumber: string | null },
): Promise<{ readonly id: string; readonly name: string }> {
  const { name, taxIdNumber } = organisation;
  if (taxIdNumber !== null) {
    return (
      db
        .insertInto('customerOrganisation')
        .values({ id: newId, name, taxIdNumber })
        // touched so that it is returned, and held against others
        .onConflict((conflict) =>
          conflict
            .column('taxIdNumber')
            .where('taxIdNumber', 'is not', null)
            .doUpdateSet((eb) => ({ taxIdNumber: eb.ref('excluded.taxIdNumber') })),
        )
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow()
    );
  }
  await db.insertInto('customerOrganisation').values({ id: newId, name }).execute();
  return { id: newId, name };
}

/** The customers of a firm but one, with their firms, held against other writers in the order of their ids. */
export function lockCustomersOf(db: Db, organisationId: string, except: string) {
  return db
    .selectFrom('customer')
    .select(['customer.id', 'customer.version', organisations.as('customerOrganizations')])
    .where('customer.id', '<>', except)
    .where('customer.id', 'in', (eb) =>
      eb
        .selectFrom('customerCustomerOrganisation as link')
        .select('link.customerId')
        .where('link.customerOrganisationId', '=', organisationId),
    )
    .orderBy('customer.id')
    .forUpdate('customer')
    .execute();
}

/** Gives a firm another name; the names its customers are found by follow. */
export async function renameOrganisation(db: Db, id: string, name: string): Promise<void> {
  await db
    .updateTable('customerOrganisation')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes that something of a customer has changed that stands elsewhere. */
export async function setVersion(db: Db, id: string, version: number): Promise<void> {
  await db.updateTable('customer').set({ version, updatedAt: new Date() }).where('id', '=', id).execute();
}

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
