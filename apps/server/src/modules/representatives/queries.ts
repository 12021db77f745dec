import { sql, type Insertable } from 'kysely';

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

export async function findRepresentatives(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return representativesOf(db).where('representative.id', 'in', ids).execute();
}

/** Representatives with the bank or dealer they belong to. */
function representativesOf(db: Db) {
  return db
    .selectFrom('representative')
    .leftJoin('bank', 'bank.id', 'representative.bankId')
    .leftJoin('dealer', 'dealer.id', 'representative.dealerId')
    .select([
      'representative.id',
      'representative.firstName',
      'representative.lastName',
      'representative.email',
      'representative.phone',
      sql<{ id: string; name: string } | null>`
        case when bank.id is not null then json_build_object('id', bank.id, 'name', bank.name) end`.as(
        'bank',
      ),
      sql<{ id: string; name: string } | null>`
        case when dealer.id is not null then json_build_object('id', dealer.id, 'name', dealer.name) end`.as(
        'dealer',
      ),
    ]);
}

export interface RepresentativeFilters {
  readonly search?: string | undefined;
  readonly banks: boolean;
  readonly dealers: boolean;
  readonly bankId?: readonly string[] | undefined;
  /** Those of inactive banks as well. */
  readonly withInactive: boolean;
}

function foundRepresentatives(
  db: Db,
  { search, banks, dealers, bankId, withInactive }: RepresentativeFilters,
) {
  const text = sql<string>`fold(concat_ws(' ', representative.first_name, representative.last_name, bank.name, dealer.name))`;
  return representativesOf(db)
    .$if(!banks, (found) => found.where('representative.bankId', 'is', null))
    .$if(!dealers, (found) => found.where('representative.dealerId', 'is', null))
    .$if(bankId !== undefined, (found) => found.where('representative.bankId', 'in', bankId ?? []))
    .$if(!withInactive, (found) => found.where('bank.isActive', 'is not', false))
    .$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listRepresentatives(
  db: Db,
  filters: RepresentativeFilters,
  order: { readonly sort: 'lastName' | '-lastName' } & Page,
) {
  return onPage(
    foundRepresentatives(db, filters)
      .orderBy(sql`representative.last_name collate "pl-x-icu"`, sortOf(order.sort).direction)
      .orderBy('representative.id'),
    order,
  ).execute();
}

export function countRepresentatives(db: Db, filters: RepresentativeFilters): Promise<Counted> {
  return countRows(db, foundRepresentatives(db, filters));
}

/** A representative just written down; whoever asks knows that there is one. */
export function findRepresentative(db: Db, id: string) {
  return representativesOf(db).where('representative.id', '=', id).executeTakeFirstOrThrow();
}

export async function insertRepresentative(
  db: Db,
  row: Insertable<Database['representative']>,
): Promise<void> {
  await db.insertInto('representative').values(row).execute();
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

/** Whether there is such a bank, held against being removed until the work is done. */
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

/** Gives everybody of a bank to another one; answers with who that was. */
export async function moveToBank(
  db: Db,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const moved = await db
    .updateTable('representative')
    .set({ bankId: into })
    .where('bankId', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
