import type { ColumnSettings, ListName, ViewInput, ViewPatch, ViewSearch } from '@szansa/domain/list';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** One person's list. */
export interface OwnList {
  readonly userId: string;
  readonly list: ListName;
}

/** Makes others who change the views of the list wait, so that a name is free and the default alone. */
export async function lockViews(db: Db, { userId, list }: OwnList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${list}`}, 0))`.execute(db);
}

export async function findColumns(db: Db, { userId, list }: OwnList): Promise<ColumnSettings | null> {
  const row = await db
    .selectFrom('listColumns')
    .select('settings')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row ? (JSON.parse(row.settings) as ColumnSettings) : null;
}

export async function putColumns(db: Db, own: OwnList, columns: ColumnSettings): Promise<void> {
  const settings = JSON.stringify(columns);
  await db
    .insertInto('listColumns')
    .values({ ...own, settings })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ settings }))
    .execute();
}

/** Views by name, as Polish sorts them. */
export async function listViews(db: Db, { userId, list }: OwnList) {
  const rows = await db
    .selectFrom('listView')
    .select(['id', 'name', 'search', 'isDefault'])
    .where('userId', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`name collate "pl-x-icu"`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, search: JSON.parse(row.search) as ViewSearch }));
}

/** Whether another view than `except` bears the name, in capitals or not. */
export async function isNameTaken(db: Db, own: OwnList, name: string, except: string): Promise<boolean> {
  const found = await db
    .selectFrom('listView')
    .select('id')
    .where('userId', '=', own.userId)
    .where('list', '=', own.list)
    .where(sql<boolean>`lower(name collate "pl-x-icu") = lower(${name} collate "pl-x-icu")`)
    .where('id', '<>', except)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertView(db: Db, row: OwnList & ViewInput & { readonly id: string }): Promise<void> {
  await db
    .insertInto('listView')
    .values({ ...row, search: JSON.stringify(row.search) })
    .execute();
}

export async function updateView(db: Db, id: string, { search, ...changes }: ViewPatch): Promise<void> {
  const values = { ...changes, ...(search ? { search: JSON.stringify(search) } : {}) };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('listView').set(values).where('id', '=', id).execute();
}

/** Lets the list open with no view. */
export async function dropDefault(db: Db, { userId, list }: OwnList): Promise<void> {
  await db
    .updateTable('listView')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('isDefault', '=', true)
    .execute();
}

/** @returns whether there was such a view. */
export async function deleteView(db: Db, { userId, list }: OwnList, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listView')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
