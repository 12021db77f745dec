import { normaliseNip } from '@szansa/domain/identity';
import type { DealerType } from '@szansa/domain/dealer';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';

import { offerCount } from '#modules/offers';
import {
  containsAll,
  countRows,
  onPage,
  recordTable,
  rowQuery,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

type DealerSort = 'name' | 'createdAt';

export interface DealerFilters {
  readonly search?: string | undefined;
  /** Kinds that are shown; null includes dealers without a kind. */
  readonly types: readonly (DealerType | null)[];
  readonly taxIdNumber?: readonly string[] | undefined;
}

const searched = sql<string>`fold(concat_ws(' ', dealer.name, dealer.alias, dealer.tax_id_number))`;

function filtered<O>(query: SelectQueryBuilder<Database, 'dealer', O>, filters: DealerFilters) {
  const { search, types, taxIdNumber } = filters;
  const named = types.filter((type) => type !== null);
  return query
    .where((eb) =>
      eb.or([
        ...(named.length > 0 ? [eb('dealer.dealerType', 'in', named)] : []),
        ...(types.includes(null) ? [eb('dealer.dealerType', 'is', null)] : []),
      ]),
    )
    .$if(taxIdNumber !== undefined, (found) =>
      found.where('dealer.taxIdNumber', 'in', (taxIdNumber ?? []).map(normaliseNip)),
    )
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

/** What of a dealer is counted: offers of opportunities in the scope, and people where they are read. */
interface DealerCounts {
  readonly scope: OpportunityScope;
  readonly readsRepresentatives: boolean;
}

const representativeCount = (isRead: boolean) =>
  sql<number>`(
    select count(*)::int from representative where representative.dealer_id = dealer.id and ${isRead}::boolean
  )`.as('representativeCount');

/** What staff write of a dealer. */
export type DealerFields = Omit<Selectable<Database['dealer']>, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export const dealerTable = recordTable<DealerFields>('dealer');

export type DealerRow = NonNullable<Awaited<ReturnType<typeof findDealer>>>;

function dealers(db: Db, { scope, readsRepresentatives }: DealerCounts) {
  return db
    .selectFrom('dealer')
    .selectAll('dealer')
    .select([representativeCount(readsRepresentatives), offerCount('dealer', scope)]);
}

/** One page of dealers. */
export function listDealers(
  db: Db,
  filters: DealerFilters & DealerCounts,
  order: { readonly sort: DealerSort | `-${DealerSort}` } & Page,
) {
  const { field, direction } = sortOf<DealerSort>(order.sort);
  const sorted = field === 'name' ? sql`dealer.name collate "pl-x-icu"` : sql`dealer.created_at`;
  return rowQuery(
    onPage(
      filtered(dealers(db, filters), filters).orderBy(sorted, direction).orderBy('dealer.id', direction),
      order,
    ),
  );
}

export type ListedDealerRow = RowOf<typeof listDealers>;

export function countDealers(db: Db, filters: DealerFilters): Promise<Counted> {
  return countRows(db, filtered(db.selectFrom('dealer').select('dealer.id'), filters), filters.search);
}

/** A whole dealer; locked against other writers when it is about to be changed. */
export function findDealer(db: Db, id: string, options: DealerCounts & { readonly lock?: boolean }) {
  return dealers(db, options)
    .where('dealer.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('dealer'))
    .executeTakeFirst();
}

/** Whether the dealer exists; locks it against deletion until the end of the transaction. */
export async function dealerExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('dealer')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
