import type { ComparisonFields, ComparisonKind } from '@szansa/domain/bank-comparison';
import type { OfferType } from '@szansa/domain/offer';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Insertable } from 'kysely';

import { inScope, namedOpportunity } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  json,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

export type ComparisonSort = 'createdAt' | 'updatedAt';

export interface ComparisonFilters {
  readonly scope: OpportunityScope;
  /** Words of the title, the banks, the customer's name and the opportunity's number. */
  readonly search?: string | undefined;
  readonly customerFileId?: readonly string[] | undefined;
  readonly kind?: readonly ComparisonKind[] | undefined;
  /** Only those of opportunities this person owns. */
  readonly ownedBy?: string | undefined;
  readonly isArchived: boolean;
}

const banks = sql<string[]>`array(
  select q.value->>'bankName' from jsonb_array_elements(bank_comparison.quotes) with ordinality as q(value, place)
  order by q.place
)`;
const searched = sql<string>`fold(concat_ws(' ',
  bank_comparison.title, array_to_string(${banks}, ' '), customer_file.number, customer.search_name
))`;

function filtered(db: Db, filters: ComparisonFilters) {
  const { scope, search, customerFileId, kind, ownedBy, isArchived } = filters;
  return db
    .selectFrom('bankComparison')
    .innerJoin('customerFile', 'customerFile.id', 'bankComparison.customerFileId')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .where(inScope(scope))
    .where('customerFile.isArchived', '=', isArchived)
    .$if(customerFileId !== undefined, (found) =>
      found.where('bankComparison.customerFileId', 'in', customerFileId ?? []),
    )
    .$if(kind !== undefined, (found) => found.where('bankComparison.kind', 'in', kind ?? []))
    .$if(ownedBy !== undefined, (found) => found.where('customerFile.workerId', '=', ownedBy ?? ''))
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

/** One page of comparisons. */
export function listComparisons(
  db: Db,
  filters: ComparisonFilters,
  query: { readonly sort: ComparisonSort | `-${ComparisonSort}` } & Page,
) {
  const { field, direction } = sortOf<ComparisonSort>(query.sort);
  return rowQuery(
    onPage(
      filtered(db, filters)
        .select((eb) => [
          'bankComparison.id',
          'bankComparison.kind',
          'bankComparison.title',
          'bankComparison.createdAt',
          'bankComparison.updatedAt',
          banks.as('banks'),
          namedOpportunity(eb.ref('bankComparison.customerFileId'), filters.scope)
            .$notNull()
            .as('opportunity'),
          personOf(eb.ref('bankComparison.createdBy')).as('createdBy'),
        ])
        .orderBy(field === 'createdAt' ? 'bankComparison.createdAt' : 'bankComparison.updatedAt', direction)
        .orderBy('bankComparison.id', direction),
      query,
    ),
  );
}

export type ListedComparisonRow = RowOf<typeof listComparisons>;

export function countComparisons(db: Db, filters: ComparisonFilters): Counting {
  return countRows(db, filtered(db, filters).select('bankComparison.id'), filters.search);
}

export type ComparisonRow = NonNullable<Awaited<ReturnType<typeof findComparison>>>;

/** A whole comparison, of an opportunity in the scope; locked against other writers when it is about to be changed. */
export function findComparison(
  db: Db,
  id: string,
  { scope, lock = false }: { readonly scope: OpportunityScope; readonly lock?: boolean },
) {
  return db
    .selectFrom('bankComparison')
    .innerJoin('customerFile', 'customerFile.id', 'bankComparison.customerFileId')
    .selectAll('bankComparison')
    .select((eb) => [
      namedOpportunity(eb.ref('bankComparison.customerFileId'), scope).$notNull().as('opportunity'),
      personOf(eb.ref('bankComparison.createdBy')).as('author'),
    ])
    .where('bankComparison.id', '=', id)
    .where(inScope(scope))
    .$if(lock, (query) => query.forUpdate('bankComparison'))
    .executeTakeFirst();
}

// a JSON null would be something
const orNull = <Value>(value: Value | null) => (value === null ? sql<null>`null` : json(value));

const written = ({ quotes, basis, rentBasis, ...fields }: ComparisonFields) => ({
  ...fields,
  quotes: json(quotes),
  basis: orNull(basis),
  rentBasis: orNull(rentBasis),
});

export async function insertComparison(
  db: Db,
  record: Pick<Insertable<Database['bankComparison']>, 'id' | 'customerFileId' | 'createdBy' | 'createdAt'>,
  fields: ComparisonFields,
): Promise<void> {
  const { createdAt } = record;
  await db
    .insertInto('bankComparison')
    .values({ ...written(fields), ...record, ...(createdAt && { updatedAt: createdAt }) })
    .execute();
}

export async function updateComparison(
  db: Db,
  id: string,
  fields: ComparisonFields,
  version: number,
): Promise<void> {
  await db
    .updateTable('bankComparison')
    .set({ ...written(fields), version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteComparison(db: Db, id: string): Promise<void> {
  await db.deleteFrom('bankComparison').where('id', '=', id).execute();
}

/** Those of these offers that belong to an opportunity. */
export async function offersAmong(
  db: Db,
  customerFileId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly offerType: OfferType }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('offer')
    .select(['id', 'offerType'])
    .where('customerFileId', '=', customerFileId)
    .where('id', 'in', ids)
    .execute();
}
