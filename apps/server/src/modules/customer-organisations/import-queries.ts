import { sql } from 'kysely';

import { json, type Db } from '#platform';
import type { FirmFields, RegisteredFields } from './queries.ts';

const columns = [
  'id',
  'name',
  'taxIdNumber',
  'legalForm',
  'regon',
  'krs',
  'street',
  'postCode',
  'city',
  'country',
  'version',
  'isArchived',
] as const;

/** Returns firms by their tax ids; optionally locks them, in the order of their ids. */
export function findByTaxIds(db: Db, taxIdNumbers: readonly string[], { lock }: { readonly lock: boolean }) {
  return db
    .selectFrom('customerOrganisation')
    .select(columns)
    .where(sql<boolean>`tax_id_number = any(${taxIdNumbers}::text[])`)
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
}

export type NumberedFirm = Awaited<ReturnType<typeof findByTaxIds>>[number];

interface Sharing {
  readonly by: 'regon' | 'krs';
  readonly value: string;
  readonly id: string;
  readonly name: string;
}

/** For each REGON and KRS number a firm there is that has it. */
export async function findSharing(
  db: Db,
  numbers: { readonly regons: readonly string[]; readonly krsNumbers: readonly string[] },
): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select distinct on (by, value) by, value, id, name from (
      select 'regon' as by, regon as value, id, name from customer_organisation
      where regon = any(${numbers.regons}::text[])
      union all
      select 'krs', krs, id, name from customer_organisation where krs = any(${numbers.krsNumbers}::text[])
    ) as found
    order by by, value, id`.execute(db);
  return rows;
}

interface Namesake {
  /** The folded name that was looked for. */
  readonly sought: string;
  readonly id: string;
  readonly name: string;
}

/** For each folded name the first firm there is that is called exactly so. */
export async function findByNames(db: Db, names: readonly string[]): Promise<Namesake[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<Namesake>`
    select sought.name as sought, found.* from unnest(${names}::text[]) as sought (name)
    cross join lateral (
      select id, name from customer_organisation where search_name = sought.name order by created_at, id limit 1
    ) as found`.execute(db);
  return rows;
}

/** A firm that is written down. */
export type NewFirm = FirmFields & RegisteredFields & { readonly id: string; readonly addedBy: string };

/** Writes many firms down in one statement, which is the same however many they are. */
export async function insertFirmsAtOnce(db: Db, firms: readonly NewFirm[]): Promise<void> {
  if (firms.length === 0) return;
  await sql`
    insert into customer_organisation (
      id, added_by, name, tax_id_number, legal_form, regon, krs, street, post_code, city, country, registered_name,
      registered_status, registered_address, vat_status, register, registered_at
    )
    select * from jsonb_to_recordset(${json(firms)}) as r (
      id uuid, "addedBy" uuid, name text, "taxIdNumber" text, "legalForm" text, regon text, krs text, street text,
      "postCode" text, city text, country text, "registeredName" text, "registeredStatus" text,
      "registeredAddress" text, "vatStatus" text, register text, "registeredAt" timestamptz
    )`.execute(db);
}

/** Updates many locked firms; their tax ids remain unchanged. */
export async function updateFirmsAtOnce(
  db: Db,
  firms: readonly (FirmFields & { readonly id: string })[],
): Promise<void> {
  if (firms.length === 0) return;
  await sql`
    update customer_organisation set
      name = r.name, legal_form = r."legalForm", regon = r.regon, krs = r.krs, street = r.street,
      post_code = r."postCode", city = r.city, country = r.country, version = version + 1, updated_at = now()
    from jsonb_to_recordset(${json(firms)}) as r (
      id uuid, name text, "legalForm" text, regon text, krs text, street text, "postCode" text, city text, country text
    )
    where customer_organisation.id = r.id`.execute(db);
}

/**
 * Locks firms in the order of their ids, also against new references, and returns them with whether they have
 * customers.
 */
export function lockFirms(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('customerOrganisation')
    .select(columns)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('customerCustomerOrganisation as link')
            .select('link.customerId')
            .whereRef('link.customerOrganisationId', '=', 'customerOrganisation.id'),
        )
        .as('isUsed'),
    )
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate('customerOrganisation')
    .execute();
}

export type LockedFirm = Awaited<ReturnType<typeof lockFirms>>[number];

export async function deleteFirms(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('customerOrganisation')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
