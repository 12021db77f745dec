import type { OrganisationInput } from '@szansa/domain/customer-organisation';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Selectable, type SelectQueryBuilder, type Updateable, type SqlBool } from 'kysely';

import { inScope } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  isFound,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
  type Source,
  type Way,
} from '#platform';

type Firm = Selectable<Database['customerOrganisation']>;

export type FirmSort = 'name' | 'city' | 'taxIdNumber' | 'createdAt' | 'updatedAt';

/** What of a firm is counted: customers where they are read, and opportunities in the scope. */
export interface FirmCounts {
  readonly scope: OpportunityScope;
  readonly readsCustomers: boolean;
}

export interface FirmFilters {
  readonly search?: string | undefined;
  readonly searchColumn: 'customerOrganisation.searchName' | 'customerOrganisation.searchText';
  readonly isArchived: boolean;
  /** Only those this person wrote down. */
  readonly addedBy?: string | undefined;
  readonly legalForm?: readonly NonNullable<Firm['legalForm']>[] | undefined;
  readonly vatStatus?: readonly NonNullable<Firm['vatStatus']>[] | undefined;
}

const customerCount = (isRead: boolean) => sql<number>`(
  select count(*)::int from customer_customer_organisation l join customer c on c.id = l.customer_id
  where l.customer_organisation_id = customer_organisation.id and not c.is_archived and ${isRead}::boolean
)`;

const opportunityCount = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file
  join customer_customer_organisation l on l.customer_id = customer_file.customer_id
  where l.customer_organisation_id = customer_organisation.id and ${inScope(scope)}
)`;

function filtered<O>(
  query: SelectQueryBuilder<Database, 'customerOrganisation', O>,
  filters: FirmFilters,
  way: Way = 'filtered',
) {
  if (way === 'found') return query.where(isFound('customerOrganisation.id'));
  const { search = '', searchColumn, addedBy, legalForm, vatStatus } = filters;
  return query
    .where('customerOrganisation.isArchived', '=', filters.isArchived)
    .$if(search !== '', (found) =>
      found.where((eb) => containsAll(eb.ref(searchColumn), search, way === 'walked')),
    )
    .$if(addedBy !== undefined, (found) => found.where('customerOrganisation.addedBy', '=', addedBy ?? null))
    .$if(legalForm !== undefined, (found) =>
      found.where('customerOrganisation.legalForm', 'in', legalForm ?? []),
    )
    .$if(vatStatus !== undefined, (found) =>
      found.where('customerOrganisation.vatStatus', 'in', vatStatus ?? []),
    );
}

const sortColumns = {
  name: sql`customer_organisation.name collate "pl-x-icu"`,
  city: sql`customer_organisation.city collate "pl-x-icu"`,
  taxIdNumber: sql`customer_organisation.tax_id_number`,
  createdAt: sql`customer_organisation.created_at`,
  updatedAt: sql`customer_organisation.updated_at`,
} as const;

const listedColumns = [
  'customerOrganisation.id',
  'customerOrganisation.name',
  'customerOrganisation.taxIdNumber',
  'customerOrganisation.legalForm',
  'customerOrganisation.regon',
  'customerOrganisation.krs',
  'customerOrganisation.city',
  'customerOrganisation.vatStatus',
  'customerOrganisation.registeredAt',
  'customerOrganisation.isArchived',
  'customerOrganisation.createdAt',
  'customerOrganisation.updatedAt',
] as const;

/** One page of firms. */
export function listFirms(
  source: Source,
  filters: FirmFilters & FirmCounts,
  order: { readonly sort: FirmSort | `-${FirmSort}` } & Page,
  way: Way,
) {
  const { field, direction } = sortOf<FirmSort>(order.sort);
  return rowQuery(
    onPage(
      filtered(source.selectFrom('customerOrganisation'), filters, way)
        .select(listedColumns)
        .select([
          customerCount(filters.readsCustomers).as('customerCount'),
          opportunityCount(filters.scope).as('opportunityCount'),
        ])
        .select((eb) => personOf(eb.ref('customerOrganisation.addedBy')).as('addedBy'))
        .orderBy(sortColumns[field], (by) => {
          const ordered = direction === 'asc' ? by.asc() : by.desc();
          return field === 'city' || field === 'taxIdNumber' ? ordered.nullsLast() : ordered;
        })
        .orderBy('customerOrganisation.id', direction),
      order,
    ),
  );
}

export type ListedFirmRow = RowOf<typeof listFirms>;

/** How many there are. */
export function countFirms(db: Db, filters: FirmFilters): Counting {
  const query = db.selectFrom('customerOrganisation').select('customerOrganisation.id');
  return countRows(db, filtered(query, filters), filters.search);
}

/** The firms the filters find, by name, at most so many. */
export async function findFirmIds(db: Db, filters: FirmFilters, most: number): Promise<string[]> {
  const rows = await filtered(
    db.selectFrom('customerOrganisation').select('customerOrganisation.id'),
    filters,
  )
    .orderBy(sortColumns.name)
    .orderBy('customerOrganisation.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the fields of firms that archiving needs, and their names. */
export function findFirmStates(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('customerOrganisation')
    .select(['id', 'name', 'isArchived', 'version'])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

export type FirmRow = NonNullable<Awaited<ReturnType<typeof findFirm>>>;

/** A whole firm. */
export function findFirm(db: Db, id: string, counts: FirmCounts) {
  return db
    .selectFrom('customerOrganisation')
    .select(listedColumns)
    .select([
      'customerOrganisation.street',
      'customerOrganisation.postCode',
      'customerOrganisation.country',
      'customerOrganisation.registeredName',
      'customerOrganisation.registeredStatus',
      'customerOrganisation.registeredAddress',
      'customerOrganisation.register',
      'customerOrganisation.version',
      customerCount(counts.readsCustomers).as('customerCount'),
      opportunityCount(counts.scope).as('opportunityCount'),
    ])
    .select((eb) => personOf(eb.ref('customerOrganisation.addedBy')).as('addedBy'))
    .where('customerOrganisation.id', '=', id)
    .executeTakeFirst();
}

/** How many customers a firm has, archived ones too, and how many opportunities those have. */
export async function countMoved(db: Db, id: string, { scope, readsCustomers }: FirmCounts) {
  return db
    .selectFrom('customerOrganisation')
    .select([
      sql<number>`(
        select count(*)::int from customer_customer_organisation l
        where l.customer_organisation_id = customer_organisation.id and ${readsCustomers}::boolean
      )`.as('customers'),
      opportunityCount(scope).as('opportunities'),
    ])
    .where('customerOrganisation.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What staff write of a firm. */
export type FirmFields = {
  readonly [Field in keyof Required<OrganisationInput>]: Firm[Field];
};

/** Data of a firm from a register; all of it null where there is none. */
export type RegisteredFields = Pick<
  Firm,
  'registeredName' | 'registeredStatus' | 'registeredAddress' | 'vatStatus' | 'register' | 'registeredAt'
>;

export const firmColumns = [
  'taxIdNumber',
  'name',
  'legalForm',
  'regon',
  'krs',
  'street',
  'postCode',
  'city',
  'country',
] as const satisfies readonly (keyof FirmFields)[];

const writtenColumns = ['id', ...firmColumns, 'isArchived', 'version'] as const;

export type LockedFirm = Pick<Firm, (typeof writtenColumns)[number]>;

/**
 * Locks firms, in the order of their ids, and returns them. Other transactions may still add references to them, unless
 * `against` is `naming`.
 */
export function lockFirms(
  db: Db,
  ids: readonly string[],
  { against }: { readonly against?: 'naming' } = {},
): Promise<LockedFirm[]> {
  return db
    .selectFrom('customerOrganisation')
    .select(writtenColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(against === undefined, (query) => query.forNoKeyUpdate())
    .$if(against === 'naming', (query) => query.forUpdate())
    .execute();
}

/** The firm with a tax id. */
export function findFirmByTaxId(db: Db, taxIdNumber: string) {
  return db
    .selectFrom('customerOrganisation')
    .select(['id', 'name'])
    .where('taxIdNumber', '=', taxIdNumber)
    .executeTakeFirst();
}

/** A firm as a customer names it. */
export type NamedFirm = Pick<Firm, 'id' | 'name' | 'taxIdNumber'>;

/** Firms by their ids. */
export async function findNamed(db: Db, ids: readonly string[]): Promise<NamedFirm[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('customerOrganisation')
    .select(['id', 'name', 'taxIdNumber'])
    .where('id', 'in', ids)
    .execute();
}

type NewFirm = FirmFields & Partial<RegisteredFields> & { readonly id: string; readonly addedBy: string };

export async function insertFirm(db: Db, row: NewFirm): Promise<void> {
  await db.insertInto('customerOrganisation').values(row).execute();
}

export async function updateFirm(
  db: Db,
  id: string,
  values: Updateable<Database['customerOrganisation']>,
): Promise<void> {
  await db
    .updateTable('customerOrganisation')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Stores data from a register; this is not recorded as a user's change. */
export async function updateRegistered(db: Db, id: string, values: RegisteredFields): Promise<void> {
  await db.updateTable('customerOrganisation').set(values).where('id', '=', id).execute();
}

export async function deleteFirm(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customerOrganisation').where('id', '=', id).execute();
}
