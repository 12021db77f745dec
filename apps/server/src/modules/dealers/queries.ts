import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';

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

function foundDealers<O>(query: SelectQueryBuilder<Database, 'dealer', O>, search: string | undefined) {
  const text = sql<string>`fold(concat_ws(' ', name, alias, tax_id_number))`;
  return query.$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listDealers(
  db: Db,
  query: Page & { readonly search?: string | undefined; readonly sort: 'name' | '-name' },
) {
  return onPage(
    foundDealers(db.selectFrom('dealer'), query.search)
      .select(['id', 'name', 'alias', 'taxIdNumber', 'dealerType'])
      .orderBy(sql`name collate "pl-x-icu"`, sortOf(query.sort).direction)
      .orderBy('id'),
    query,
  ).execute();
}

export function countDealers(db: Db, search: string | undefined): Promise<Counted> {
  return countRows(db, foundDealers(db.selectFrom('dealer').select('id'), search));
}

export async function insertDealer(db: Db, row: Insertable<Database['dealer']>): Promise<void> {
  await db.insertInto('dealer').values(row).execute();
}

export async function dealerExists(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('dealer').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
