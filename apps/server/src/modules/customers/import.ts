import { customerInput, customerName, type CustomerInput } from '@szansa/domain/customer';
import { distinctName } from '@szansa/domain/customer-organisation';
import { isBornAfter } from '@szansa/domain/identity';
import { customerOfRow, keysOfCustomer, type CustomerRow } from '@szansa/domain/import';
import { personName, warsawDay } from '@szansa/domain/shared';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { removeUnusedFirms, writeNamedFirms } from '#modules/customer-organisations';
import { recordImport, type Db, type SharingRecord, type StaffWork, type ValuesOf } from '#platform';
import { customerReaders } from './access.ts';
import { organisations, type OrganisationRecord } from './firm-queries.ts';
import { customerColumns, type CustomerColumns } from './queries.ts';
import { answerGuesses } from './revealing.ts';
import { problemsOf } from './states.ts';

interface SharingCustomer extends Omit<SharingRecord, 'name'> {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly customerOrganizations: OrganisationRecord[];
}

const named = (rows: readonly SharingCustomer[]): SharingRecord[] =>
  rows.map(({ key, by, id, ...names }) => ({ key, by, id, name: customerName(names) }));

/** For each e-mail, phone and tax id of a firm the first customer there is who has it. */
async function findSharing(db: Db, valuesOf: ValuesOf): Promise<SharingRecord[]> {
  const { rows } = await sql<SharingCustomer>`
    select found.key, found.by, customer.id, customer.first_name, customer.last_name,
      ${organisations} as customer_organizations
    from (
      select 'email' as by, 'email:' || e.value as key, (
        select c.id from customer c where c.emails @> array[e.value] order by c.created_at, c.id limit 1
      ) as id
      from unnest(${valuesOf('email')}::text[]) as e (value)
      union all
      select 'phone', 'phone:' || p.value, (
        select c.id from customer c where c.phones @> array[p.value] order by c.created_at, c.id limit 1
      )
      from unnest(${valuesOf('phone')}::text[]) as p (value)
      union all
      select 'firmTaxIdNumber', 'taxIdNumber:' || o.tax_id_number, min(l.customer_id::text)::uuid
      from customer_organisation o join customer_customer_organisation l on l.customer_organisation_id = o.id
      where o.tax_id_number = any(${valuesOf('taxIdNumber')}::text[])
      group by o.tax_id_number
    ) as found
    join customer on customer.id = found.id`.execute(db);
  return named(rows);
}

/** For each folded name the first customer there is who is called exactly so: a person, else by their first firm. */
async function findNamesakes(db: Db, names: readonly string[]): Promise<SharingRecord[]> {
  if (names.length === 0) return [];
  const patterns = names.map((name) => `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const { rows } = await sql<SharingCustomer>`
    select 'sameName' as by, 'sameName:' || sought.name as key, found.*
    from unnest(${names}::text[], ${patterns}::text[]) as sought (name, pattern)
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
  return named(rows);
}

/**
 * Refuses personal ids of the unborn, and those the user may not learn about: a match counts as having seen it, and for
 * a user who has reached the limit of personal ids all rows with one are refused (rule CU6).
 */
async function refusedPersonalIds(
  work: StaffWork,
  rows: readonly CustomerRow[],
  ownerOf: (row: CustomerRow, number: 'taxIdNumber' | 'personalIdNumber') => string | null,
) {
  const today = warsawDay(new Date());
  const isUnborn = ({ patch }: CustomerRow) =>
    Boolean(patch?.personalIdNumber) && isBornAfter(patch?.personalIdNumber ?? '', today);
  const guesses = rows.filter(
    (row) => row.patch?.personalIdNumber && ownerOf(row, 'taxIdNumber') === null && !isUnborn(row),
  );
  const answers = await answerGuesses(
    work,
    guesses.map((row) => ownerOf(row, 'personalIdNumber')),
  );
  const unanswered = new Set(guesses.filter((_, index) => answers[index] !== true));
  const refused = (code: 'pesel_future' | 'pesel_limit') => ({ field: 'personalIdNumber', code });
  return (row: CustomerRow) => {
    if (isUnborn(row)) return [...row.problems, refused('pesel_future')];
    return unanswered.has(row) ? [refused('pesel_limit')] : [];
  };
}

function columnsOf({ customerOrganizations: _, ...columns }: CustomerInput): CustomerColumns {
  return columns;
}

/** Writes down the firms of new customers. */
async function createFirms(
  work: StaffWork,
  made: readonly { readonly id: string; readonly input: { readonly customer: CustomerInput } }[],
) {
  const firmsOf = made.map(({ input }) =>
    input.customer.customerOrganizations.flatMap(({ name }) =>
      name === undefined ? [] : { id: uuidv7(), name, taxIdNumber: null },
    ),
  );
  await writeNamedFirms(work, firmsOf.flat());
  const links = made.flatMap(({ id }, index) =>
    (firmsOf[index] ?? []).map((firm, position) => ({
      customerId: id,
      customerOrganisationId: firm.id,
      position,
    })),
  );
  if (links.length > 0) await work.db.insertInto('customerCustomerOrganisation').values(links).execute();
  return firmsOf.map((firms) => ({
    ids: firms.map(({ id }) => id),
    shown: { customerOrganizations: firms },
  }));
}

/** Rows of tables as customers, with the firms they name. */
export const customerImport = recordImport({
  entity: 'customer',
  readers: customerReaders,
  columns: customerColumns,
  numbers: ['taxIdNumber', 'personalIdNumber'],
  nameParts: ['firstName', 'lastName'],
  lock: 'update',
  more: { customerOrganizations: organisations },
  isUsed: sql<boolean>`exists (select from customer_file where customer_file.customer_id = customer.id)`,
  nameOf: customerName,
  check: customerOfRow,
  keysOf: keysOfCustomer,
  findSharing,
  findNamesakes,
  refuse: refusedPersonalIds,
  comparedName: ({ customer }) =>
    distinctName(personName(customer) || (customer.customerOrganizations[0]?.name ?? '')),
  newFields: ({ customer }) => columnsOf(customer),
  settle(after: CustomerColumns, { customerOrganizations }) {
    const firms = customerOrganizations.map(({ name }) => ({ name }));
    const result = customerInput.safeParse({ ...after, customerOrganizations: firms });
    if (result.success) return { after: columnsOf(result.data), problems: [] };
    return { after, problems: problemsOf(result.error).map(({ path, code }) => ({ field: path, code })) };
  },
  createParts: createFirms,
  removeParts: removeUnusedFirms,
});
