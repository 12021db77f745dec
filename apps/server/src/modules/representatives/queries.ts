import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Selectable } from 'kysely';

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

export interface House {
  readonly id: string;
  readonly name: string;
}

export interface MarkedBank extends House {
  readonly color: string | null;
  readonly logo: { readonly id: string } | null;
}

/** A joined `bank` with its colour and logo. */
export const markedBank = sql<MarkedBank | null>`case when bank.id is not null then json_build_object(
  'id', bank.id, 'name', bank.name, 'color', bank.color,
  'logo', case when bank.logo_file_id is not null then json_build_object('id', bank.logo_file_id) end
) end`;

const dealer = sql<House | null>`case when dealer.id is not null
  then json_build_object('id', dealer.id, 'name', dealer.name) end`;

/** Representatives with the bank or dealer they belong to. */
function representatives(db: Db) {
  return db
    .selectFrom('representative')
    .leftJoin('bank', 'bank.id', 'representative.bankId')
    .leftJoin('dealer', 'dealer.id', 'representative.dealerId')
    .select([markedBank.as('bank'), dealer.as('dealer')]);
}

/** Representatives as offers show them. */
export async function findRepresentatives(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return representatives(db)
    .select([
      'representative.id',
      'representative.firstName',
      'representative.lastName',
      'representative.emails',
      'representative.phones',
    ])
    .where('representative.id', 'in', ids)
    .execute();
}

export interface RepresentativeFilters {
  readonly search?: string | undefined;
  readonly banks: boolean;
  readonly dealers: boolean;
  readonly bankId?: readonly string[] | undefined;
  readonly dealerId?: readonly string[] | undefined;
  /** Those of inactive banks as well. */
  readonly withInactive: boolean;
}

type RepresentativeSort = 'lastName' | 'createdAt' | 'lastUsed';

const searched = sql<string>`fold(concat_ws(' ', representative.first_name, representative.last_name, bank.name, dealer.name))`;

function filtered(db: Db, filters: RepresentativeFilters) {
  const { search, bankId, dealerId } = filters;
  return representatives(db)
    .$if(!filters.banks, (found) => found.where('representative.bankId', 'is', null))
    .$if(!filters.dealers, (found) => found.where('representative.dealerId', 'is', null))
    .$if(bankId !== undefined, (found) => found.where('representative.bankId', 'in', bankId ?? []))
    .$if(dealerId !== undefined, (found) => found.where('representative.dealerId', 'in', dealerId ?? []))
    .$if(!filters.withInactive, (found) => found.where('bank.isActive', 'is not', false))
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

const sorts = {
  lastName: sql`representative.last_name collate "pl-x-icu"`,
  createdAt: sql`representative.created_at`,
  lastUsed: sql`coalesce(used.at, '-infinity')`,
} as const;

/** One page of representatives; `lastUsed` is when the user last made an offer with them. */
export function listRepresentatives(
  db: Db,
  filters: RepresentativeFilters & { readonly scope: OpportunityScope; readonly userId: string },
  order: { readonly sort: RepresentativeSort | `-${RepresentativeSort}` } & Page,
) {
  const { field, direction } = sortOf<RepresentativeSort>(order.sort);
  const used = sql<{ representativeId: string; at: Date }>`(
    select made.representative_id, max(offer.created_at) as at
    from offer
    cross join lateral (values (offer.bank_representative_id), (offer.dealer_representative_id))
      as made (representative_id)
    where offer.created_by = ${filters.userId} and made.representative_id is not null
    group by made.representative_id
  )`;
  return rowQuery(
    onPage(
      filtered(db, filters)
        .$if(field === 'lastUsed', (found) =>
          found.leftJoin(used.as('used'), (join) =>
            join.onRef('used.representativeId', '=', 'representative.id'),
          ),
        )
        .selectAll('representative')
        .select(offerCount('representative', filters.scope))
        .orderBy(sorts[field], direction)
        .orderBy('representative.lastName')
        .orderBy('representative.id', direction),
      order,
    ),
  );
}

export type ListedRepresentativeRow = RowOf<typeof listRepresentatives>;

export function countRepresentatives(db: Db, filters: RepresentativeFilters): Promise<Counted> {
  return countRows(db, filtered(db, filters).select('representative.id'), filters.search);
}

/** What staff write of a representative. */
export type RepresentativeFields = Omit<
  Selectable<Database['representative']>,
  'id' | 'version' | 'createdAt' | 'updatedAt'
>;

export const representativeTable = recordTable<RepresentativeFields>('representative');

export type RepresentativeRow = NonNullable<Awaited<ReturnType<typeof findRepresentative>>>;

/** A whole representative; locked against other writers when they are about to be changed. */
export function findRepresentative(
  db: Db,
  id: string,
  options: { readonly scope: OpportunityScope; readonly lock?: boolean },
) {
  return representatives(db)
    .selectAll('representative')
    .select(offerCount('representative', options.scope))
    .where('representative.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('representative'))
    .executeTakeFirst();
}

/** What the bank of a representative is called; null when they are not one of a bank. */
export async function findBankName(db: Db, representativeId: string): Promise<string | null> {
  const found = await db
    .selectFrom('representative')
    .innerJoin('bank', 'bank.id', 'representative.bankId')
    .select('bank.name')
    .where('representative.id', '=', representativeId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** Whether the bank exists; locks it against deletion until the end of the transaction. */
export async function bankExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('bank')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** How many people a bank has. */
export async function countOfBank(db: Db, bankId: string): Promise<number> {
  const { total } = await countRows(
    db,
    db.selectFrom('representative').select('id').where('bankId', '=', bankId),
  );
  return total;
}

/** Gives everybody of a bank or a dealer to another one; answers with who that was. */
export async function moveRepresentatives(
  db: Db,
  place: 'bankId' | 'dealerId',
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const moved = await db
    .updateTable('representative')
    .set({ [place]: into })
    .where(place, '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
