import type { CustomerInput } from '@szansa/domain/customer';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely';

import { inScope } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  onPage,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
} from '#platform';
import { organisations } from './firm-queries.ts';

/** A customer as opening an opportunity asks for them; the lock holds them against being archived meanwhile. */
export function findCustomerState(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return (
    db
      .selectFrom('customer')
      .select('isArchived')
      .where('id', '=', id)
      // shared: others may open opportunities for the same customer at the same time
      .$if(options.lock === true, (query) => query.forShare())
      .executeTakeFirst()
  );
}

export type CustomerSort = 'name' | 'city' | 'taxIdNumber' | 'createdAt' | 'updatedAt';

export interface CustomerFilters {
  /** Which opportunities are counted. */
  readonly scope: OpportunityScope;
  readonly search?: string | undefined;
  readonly searchColumn: 'customer.searchName' | 'customer.searchText';
  readonly isArchived: boolean;
  /** Whether the search finds more than are counted, so that any page is soon found without an index of words. */
  readonly isFoundOften?: boolean;
  /** Only those this person wrote down. */
  readonly addedBy?: string | undefined;
  readonly hasOrganisation?: boolean | undefined;
}

/** How many opportunities a customer has in the scope. */
const opportunityCount = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file where customer_file.customer_id = customer.id and ${inScope(scope)}
)`;

function filtered<O>(query: SelectQueryBuilder<Database, 'customer', O>, filters: CustomerFilters) {
  return query
    .where('customer.isArchived', '=', filters.isArchived)
    .$if(Boolean(filters.search), (found) =>
      found.where((eb) =>
        containsAll(eb.ref(filters.searchColumn), filters.search ?? '', filters.isFoundOften),
      ),
    )
    .$if(filters.addedBy !== undefined, (found) =>
      found.where('customer.addedBy', '=', filters.addedBy ?? null),
    )
    .$if(filters.hasOrganisation !== undefined, (found) =>
      found.where('customer.organisationNames', filters.hasOrganisation ? '<>' : '=', ''),
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
  db: Db,
  filters: CustomerFilters,
  order: { readonly sort: CustomerSort | `-${CustomerSort}` } & Page,
) {
  const { field, direction } = sortOf<CustomerSort>(order.sort);
  return onPage(
    filtered(db.selectFrom('customer'), filters)
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
  ).execute();
}

/** How many there are. */
export function countCustomers(db: Db, filters: CustomerFilters): Promise<Counted> {
  return countRows(db, filtered(db.selectFrom('customer').select('customer.id'), filters), filters.search);
}

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

type CustomerColumns = Omit<CustomerInput, 'customerOrganizations'>;

export async function insertCustomer(
  db: Db,
  row: CustomerColumns & { readonly id: string; readonly addedBy: string },
): Promise<void> {
  await db.insertInto('customer').values(row).execute();
}

export async function updateCustomer(
  db: Db,
  id: string,
  values: CustomerColumns & { readonly version: number },
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

export interface Identifiers {
  /** Own tax ids of customers. */
  readonly taxIdNumbers?: readonly string[] | undefined;
  /** Tax ids of their firms. */
  readonly firmTaxIds?: readonly string[] | undefined;
  readonly personalIdNumber?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Makes others who write down the same identifiers wait, so that of two customers at once one is a duplicate. */
export async function lockIdentifiers(db: Db, identifiers: readonly string[]): Promise<void> {
  for (const identifier of identifiers.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`.execute(db);
  }
}

/** The ids of customers of firms with these tax ids. */
function customersOfFirms(taxIdNumbers: readonly string[]) {
  return expressionBuilder<Database, 'customer'>()
    .selectFrom('customerOrganisation as firm')
    .innerJoin('customerCustomerOrganisation as link', 'link.customerOrganisationId', 'firm.id')
    .select('link.customerId')
    .where('firm.taxIdNumber', 'in', taxIdNumbers);
}

/** Customers who share any of the identifiers, but for `except`. */
export function findMatches(db: Db, identifiers: Identifiers, except: string | null) {
  const { taxIdNumbers = [], firmTaxIds = [], personalIdNumber, email, phone } = identifiers;
  return db
    .selectFrom('customer')
    .select([
      'customer.id',
      'customer.firstName',
      'customer.lastName',
      'customer.isArchived',
      'customer.taxIdNumber',
      'customer.personalIdNumber',
      'customer.emails',
      'customer.phones',
      organisations.as('customerOrganizations'),
    ])
    .select((eb) => personOf(eb.ref('customer.addedBy')).as('addedBy'))
    .where((eb) =>
      eb.or([
        ...(taxIdNumbers.length > 0 ? [eb('customer.taxIdNumber', 'in', taxIdNumbers)] : []),
        ...(firmTaxIds.length > 0 ? [eb('customer.id', 'in', customersOfFirms(firmTaxIds))] : []),
        ...(personalIdNumber ? [eb('customer.personalIdNumber', '=', personalIdNumber)] : []),
        ...(email ? [sql<boolean>`customer.emails @> array[${email}]::text[]`] : []),
        ...(phone ? [sql<boolean>`customer.phones @> array[${phone}]::text[]`] : []),
      ]),
    )
    .$if(except !== null, (query) => query.where('customer.id', '<>', except ?? ''))
    .orderBy('customer.createdAt')
    .limit(10)
    .execute();
}
