import type { CustomerInput } from '@szansa/domain/customer';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';

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
import { organisations } from './firm-queries.ts';

export type CustomerSort = 'name' | 'city' | 'taxIdNumber' | 'createdAt' | 'updatedAt';

export interface CustomerFilters {
  /** Which opportunities are counted. */
  readonly scope: OpportunityScope;
  readonly search?: string | undefined;
  readonly searchColumn: 'customer.searchName' | 'customer.searchText';
  readonly isArchived: boolean;
  /** Only those this person wrote down. */
  readonly addedBy?: string | undefined;
  readonly hasOrganisation?: boolean | undefined;
  /** Only customers of any of these firms. */
  readonly customerOrganisationId?: readonly string[] | undefined;
}

/** How many opportunities a customer has in the scope. */
const opportunityCount = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file where customer_file.customer_id = customer.id and ${inScope(scope)}
)`;

function filtered<O>(
  query: SelectQueryBuilder<Database, 'customer', O>,
  filters: CustomerFilters,
  way: Way = 'filtered',
) {
  if (way === 'found') return query.where(isFound('customer.id'));
  return query
    .where('customer.isArchived', '=', filters.isArchived)
    .$if(Boolean(filters.search), (found) =>
      found.where((eb) => containsAll(eb.ref(filters.searchColumn), filters.search ?? '', way === 'walked')),
    )
    .$if(filters.addedBy !== undefined, (found) =>
      found.where('customer.addedBy', '=', filters.addedBy ?? null),
    )
    .$if(filters.hasOrganisation !== undefined, (found) =>
      found.where('customer.organisationNames', filters.hasOrganisation ? '<>' : '=', ''),
    )
    .$if(filters.customerOrganisationId !== undefined, (found) =>
      found.where('customer.id', 'in', (eb) =>
        eb
          .selectFrom('customerCustomerOrganisation as link')
          .select('link.customerId')
          .where('link.customerOrganisationId', 'in', filters.customerOrganisationId ?? []),
      ),
    );
}

const sortColumns = {
  name: 'customer.sortName',
  city: 'customer.city',
  taxIdNumber: 'customer.taxIdNumber',
  createdAt: 'customer.createdAt',
  updatedAt: 'customer.updatedAt',
} as const;

/** One page of customers. */
export function listCustomers(
  source: Source,
  filters: CustomerFilters,
  order: { readonly sort: CustomerSort | `-${CustomerSort}` } & Page,
  way: Way,
) {
  const { field, direction } = sortOf<CustomerSort>(order.sort);
  return rowQuery(
    onPage(
      filtered(source.selectFrom('customer'), filters, way)
        .select([
          'customer.id',
          'customer.firstName',
          'customer.lastName',
          'customer.city',
          'customer.taxIdNumber',
          'customer.emails',
          'customer.phones',
          'customer.isArchived',
          'customer.createdAt',
          'customer.updatedAt',
          organisations.as('customerOrganizations'),
          opportunityCount(filters.scope).as('opportunityCount'),
        ])
        .select((eb) => personOf(eb.ref('customer.addedBy')).as('addedBy'))
        .orderBy(sortColumns[field], (order_) => {
          const ordered = direction === 'asc' ? order_.asc() : order_.desc();
          // the indexes lists are read from have nulls where PostgreSQL puts them
          return field === 'city' || field === 'taxIdNumber' ? ordered.nullsLast() : ordered;
        })
        .orderBy('customer.id', direction),
      order,
    ),
  );
}

export type ListedCustomerRow = RowOf<typeof listCustomers>;

/** How many there are. */
export function countCustomers(db: Db, filters: CustomerFilters): Counting {
  return countRows(db, filtered(db.selectFrom('customer').select('customer.id'), filters), filters.search);
}

/** The customers the filters find, by name, at most so many. */
export async function findCustomerIds(db: Db, filters: CustomerFilters, most: number): Promise<string[]> {
  const rows = await filtered(db.selectFrom('customer').select('customer.id'), filters)
    .orderBy('customer.sortName')
    .orderBy('customer.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the fields of customers that archiving needs, and their names. */
export function findCustomerStates(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('customer')
    .select([
      'customer.id',
      'customer.firstName',
      'customer.lastName',
      'customer.isArchived',
      'customer.version',
      organisations.as('customerOrganizations'),
    ])
    .where(sql<SqlBool>`customer.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Returns the data of an opportunity's customer for forms. */
export function findLetterCustomer(db: Db, customerFileId: string) {
  return db
    .selectFrom('customer')
    .innerJoin('customerFile', 'customerFile.customerId', 'customer.id')
    .select([
      'customer.firstName',
      'customer.lastName',
      'customer.street',
      'customer.postCode',
      'customer.city',
      'customer.emails',
      'customer.phones',
    ])
    .where('customerFile.id', '=', customerFileId)
    .executeTakeFirstOrThrow();
}

/** What staff write of a customer, but for their firms. */
export type CustomerColumns = Omit<CustomerInput, 'customerOrganizations'>;

export const customerColumns = [
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
] as const satisfies readonly (keyof CustomerColumns)[];

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** A whole customer; locked against other writers when it is about to be changed. */
export function findCustomer(
  db: Db,
  id: string,
  options: { readonly scope: OpportunityScope; readonly lock?: boolean },
) {
  return db
    .selectFrom('customer')
    .select([
      'customer.id',
      ...customerColumns,
      'customer.isArchived',
      'customer.version',
      'customer.createdAt',
      'customer.updatedAt',
      organisations.as('customerOrganizations'),
      opportunityCount(options.scope).as('opportunityCount'),
    ])
    .select((eb) => personOf(eb.ref('customer.addedBy')).as('addedBy'))
    .where('customer.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('customer'))
    .executeTakeFirst();
}

export async function insertCustomer(
  db: Db,
  row: CustomerColumns & { readonly id: string; readonly addedBy: string },
): Promise<void> {
  await db.insertInto('customer').values(row).execute();
}

export async function updateCustomer(
  db: Db,
  id: string,
  values: CustomerColumns & { readonly version: number; readonly isArchived?: boolean },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function setArchived(db: Db, id: string, isArchived: boolean, version: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ isArchived, version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Removes a customer; which firms they had goes with them. */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customer').where('id', '=', id).execute();
}
