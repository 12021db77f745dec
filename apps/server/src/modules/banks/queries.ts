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

function foundBanks<O>(query: SelectQueryBuilder<Database, 'bank', O>, search: string | undefined) {
  const text = sql<string>`fold(concat_ws(' ', name, short_name, tax_id_number))`;
  return query.$if(Boolean(search), (found) => found.where(() => containsAll(text, search ?? '')));
}

export function listBanks(
  db: Db,
  query: Page & { readonly search?: string | undefined; readonly sort: 'name' | '-name' },
) {
  return onPage(
    foundBanks(db.selectFrom('bank'), query.search)
      .select(['id', 'name', 'shortName', 'taxIdNumber', 'isActive'])
      .orderBy(sql`name collate "pl-x-icu"`, sortOf(query.sort).direction)
      .orderBy('id'),
    query,
  ).execute();
}

export function countBanks(db: Db, search: string | undefined): Promise<Counted> {
  return countRows(db, foundBanks(db.selectFrom('bank').select('id'), search));
}

export async function insertBank(db: Db, row: Insertable<Database['bank']>): Promise<void> {
  await db.insertInto('bank').values(row).execute();
}

export async function bankExists(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('bank').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
