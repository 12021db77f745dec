import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';

import { offerCount } from '#modules/offers';
import {
  containsAll,
  countRows,
  fileOf,
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

export type BankSort = 'name' | 'createdAt';

export interface BankFilters {
  readonly search?: string | undefined;
  readonly withInactive: boolean;
  readonly taxIdNumber?: readonly string[] | undefined;
}

function filtered<O>(query: SelectQueryBuilder<Database, 'bank', O>, filters: BankFilters) {
  const text = sql<string>`fold(concat_ws(' ', bank.name, bank.short_name, bank.tax_id_number))`;
  return query
    .$if(!filters.withInactive, (found) => found.where('bank.isActive', '=', true))
    .$if(filters.taxIdNumber !== undefined, (found) =>
      found.where('bank.taxIdNumber', 'in', filters.taxIdNumber ?? []),
    )
    .$if(Boolean(filters.search), (found) => found.where(() => containsAll(text, filters.search ?? '')));
}

/** One page of banks. */
export function listBanks(
  db: Db,
  filters: BankFilters & { readonly scope: OpportunityScope },
  order: { readonly sort: BankSort | `-${BankSort}` } & Page,
) {
  const { field, direction } = sortOf<BankSort>(order.sort);
  const sorted = field === 'name' ? sql`bank.name collate "pl-x-icu"` : sql`bank.created_at`;
  return rowQuery(
    onPage(
      filtered(db.selectFrom('bank'), filters)
        .selectAll('bank')
        .select((eb) => [offerCount('bank', filters.scope), fileOf(eb.ref('bank.logoFileId')).as('logo')])
        .orderBy(sorted, direction)
        .orderBy('bank.id', direction),
      order,
    ),
  );
}

export type ListedBankRow = RowOf<typeof listBanks>;

export function countBanks(db: Db, filters: BankFilters): Promise<Counted> {
  return countRows(db, filtered(db.selectFrom('bank').select('bank.id'), filters), filters.search);
}

/** What staff write of a bank. */
export type BankFields = Omit<
  Selectable<Database['bank']>,
  'id' | 'logoFileId' | 'version' | 'createdAt' | 'updatedAt'
>;

export const bankTable = recordTable<BankFields>('bank');

export type BankRow = NonNullable<Awaited<ReturnType<typeof findBank>>>;

/** A whole bank; locked against other writers when it is about to be changed. */
export function findBank(
  db: Db,
  id: string,
  options: { readonly scope: OpportunityScope; readonly lock?: boolean },
) {
  return db
    .selectFrom('bank')
    .selectAll('bank')
    .select((eb) => [offerCount('bank', options.scope), fileOf(eb.ref('bank.logoFileId')).as('logo')])
    .where('bank.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('bank'))
    .executeTakeFirst();
}
