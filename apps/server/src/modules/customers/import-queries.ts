import type { CustomerInput } from '@szansa/domain/customer';
import { sql } from 'kysely';

import { json, type Db } from '#platform';
import { organisations, type OrganisationRecord } from './firm-queries.ts';

/** What staff write of a customer, but for their firms. */
export type CustomerColumns = Omit<CustomerInput, 'customerOrganizations'>;

/** Returns customers by numbers that are unique to them; optionally locks them, in the order of their ids. */
export function findByNumbers(
  db: Db,
  numbers: { readonly taxIdNumbers: readonly string[]; readonly personalIdNumbers: readonly string[] },
  { lock }: { readonly lock: boolean },
) {
  return db
    .selectFrom('customer')
    .select([
      'customer.id',
      'customer.firstName',
      'customer.lastName',
      'customer.street',
      'customer.postCode',
      'customer.city',
      'customer.country',
      'customer.personalIdNumber',
      'customer.taxIdNumber',
      'customer.emails',
      'customer.phones',
      'customer.note',
      'customer.version',
      organisations.as('customerOrganizations'),
    ])
    .where((eb) =>
      eb.or([
        sql<boolean>`customer.tax_id_number = any(${numbers.taxIdNumbers}::text[])`,
        sql<boolean>`customer.personal_id_number = any(${numbers.personalIdNumbers}::text[])`,
      ]),
    )
    .orderBy('customer.id')
    .$if(lock, (query) => query.forUpdate('customer'))
    .execute();
}

export type NumberedCustomer = Awaited<ReturnType<typeof findByNumbers>>[number];

interface Sharing {
  /** What is shared. */
  readonly value: string;
  readonly by: 'email' | 'phone' | 'firmTaxIdNumber';
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly customerOrganizations: OrganisationRecord[];
}

/** For each e-mail, phone and tax id of a firm the first customer there is who has it. */
export async function findSharing(
  db: Db,
  contacts: {
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    readonly firmTaxIds: readonly string[];
  },
): Promise<Sharing[]> {
  const { emails, phones, firmTaxIds } = contacts;
  const { rows } = await sql<Sharing>`
    select found.by, found.value, customer.id, customer.first_name, customer.last_name,
      ${organisations} as customer_organizations
    from (
      select 'email' as by, e.value, (
        select c.id from customer c where c.emails @> array[e.value] order by c.created_at, c.id limit 1
      ) as id
      from unnest(${emails}::text[]) as e (value)
      union all
      select 'phone', p.value, (
        select c.id from customer c where c.phones @> array[p.value] order by c.created_at, c.id limit 1
      )
      from unnest(${phones}::text[]) as p (value)
      union all
      select 'firmTaxIdNumber', o.tax_id_number, min(l.customer_id::text)::uuid
      from customer_organisation o join customer_customer_organisation l on l.customer_organisation_id = o.id
      where o.tax_id_number = any(${firmTaxIds}::text[])
      group by o.tax_id_number
    ) as found
    join customer on customer.id = found.id`.execute(db);
  return rows;
}

interface Namesake {
  /** The folded name that was looked for. */
  readonly sought: string;
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly customerOrganizations: OrganisationRecord[];
}

/** For each folded name the first customer there is who is called exactly so: a person, else by their first firm. */
export async function findByNames(db: Db, names: readonly string[]): Promise<Namesake[]> {
  if (names.length === 0) return [];
  const patterns = names.map((name) => `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const { rows } = await sql<Namesake>`
    select sought.name as sought, found.* from unnest(${names}::text[], ${patterns}::text[]) as sought (name, pattern)
    cross join lateral (
      select customer.id, customer.first_name, customer.last_name, ${organisations} as customer_organizations
      from customer
      where customer.search_name like sought.pattern
        and sought.name = fold(coalesce(
          nullif(concat_ws(' ', customer.first_name, customer.last_name), ''),
          (
            select o.name
            from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
            where l.customer_id = customer.id order by l.position, o.id limit 1
          )
        ))
      order by customer.created_at, customer.id limit 1
    ) as found`.execute(db);
  return rows;
}

export interface NewCustomer extends CustomerColumns {
  readonly id: string;
  readonly addedBy: string;
}

/** The columns of customers that come as JSON. */
const described = sql`(
  id uuid, "addedBy" uuid, "firstName" text, "lastName" text, street text, "postCode" text, city text, country text,
  "personalIdNumber" text, "taxIdNumber" text, emails text[], phones text[], note text
)`;

/** Writes many customers down in one statement, which is the same however many they are. */
export async function insertCustomers(db: Db, customers: readonly NewCustomer[]): Promise<void> {
  if (customers.length === 0) return;
  await sql`
    insert into customer (
      id, added_by, first_name, last_name, street, post_code, city, country, personal_id_number, tax_id_number,
      emails, phones, note
    )
    select * from jsonb_to_recordset(${json(customers)}) as r ${described}`.execute(db);
}

export interface CustomerChange extends CustomerColumns {
  readonly id: string;
}

/** Updates many locked customers. */
export async function updateCustomers(db: Db, customers: readonly CustomerChange[]): Promise<void> {
  if (customers.length === 0) return;
  await sql`
    update customer set
      first_name = r."firstName", last_name = r."lastName", street = r.street, post_code = r."postCode", city = r.city,
      country = r.country, emails = r.emails, phones = r.phones, note = r.note,
      version = version + 1, updated_at = now()
    from jsonb_to_recordset(${json(customers)}) as r ${described}
    where customer.id = r.id`.execute(db);
}

/** Sets the firms of many new customers. */
export async function linkFirms(
  db: Db,
  links: readonly {
    readonly customerId: string;
    readonly customerOrganisationId: string;
    readonly position: number;
  }[],
): Promise<void> {
  if (links.length === 0) return;
  await db.insertInto('customerCustomerOrganisation').values(links).execute();
}

/** Locks customers in the order of their ids, and returns them. */
export function lockCustomers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('customer')
    .select([
      'id',
      'firstName',
      'lastName',
      'street',
      'postCode',
      'city',
      'country',
      'personalIdNumber',
      'taxIdNumber',
      'emails',
      'phones',
      'note',
      'isArchived',
      'version',
    ])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('customerFile').select('id').whereRef('customerFile.customerId', '=', 'customer.id'),
        )
        .as('isUsed'),
    )
    .where(sql<boolean>`customer.id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate('customer')
    .execute();
}

/** Removes customers; which firms they had goes with them. */
export async function deleteCustomers(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('customer')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
