import type { RoleKey } from '@szansa/domain/access';
import type {
  ColumnSettings,
  ListName,
  ViewAudience,
  ViewInput,
  ViewPatch,
  ViewSearch,
} from '@szansa/domain/list';
import { sql } from 'kysely';

import { personOf } from '#modules/users';
import type { Db } from '#platform';

/** One person's list. */
export interface OwnList {
  readonly userId: string;
  readonly list: ListName;
}

/** Who reads the views of a list, and which of those that are shared. */
export interface ViewReader extends OwnList {
  readonly roles: readonly RoleKey[];
  /** Also those shared with roles they do not have. */
  readonly readsAny: boolean;
  readonly readsShared: boolean;
}

/** Serialises changes of the list's views, so that names remain unique and there is only one default. */
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

/** The own views and those shared with the reader, by name as Polish sorts them, the own ones first. */
export async function listViews(db: Db, { userId, list, roles, readsAny, readsShared }: ViewReader) {
  const audiences: readonly ViewAudience[] = ['everyone', ...roles];
  const rows = await db
    .selectFrom('listView')
    .leftJoin('listDefaultView as opening', (join) =>
      join.onRef('opening.viewId', '=', 'listView.id').on('opening.userId', '=', userId),
    )
    .select(['listView.id', 'listView.name', 'listView.search', 'listView.sharedWith', 'listView.userId'])
    .select((eb) => [
      eb('opening.viewId', 'is not', null).$castTo<boolean>().as('isDefault'),
      personOf(eb.ref('listView.userId')).as('by'),
    ])
    .where('listView.list', '=', list)
    .where((eb) =>
      eb.or([
        eb('listView.userId', '=', userId),
        ...(!readsShared
          ? []
          : readsAny
            ? [eb('listView.sharedWith', 'is not', null)]
            : [eb('listView.sharedWith', 'in', audiences)]),
      ]),
    )
    .orderBy((eb) => eb('listView.userId', '<>', userId))
    .orderBy(sql`list_view.name collate "pl-x-icu"`)
    .orderBy('listView.id')
    .execute();
  return rows.map((row) => ({ ...row, search: JSON.parse(row.search) as ViewSearch }));
}

/** Counts the user's saved views of the list. */
export async function countViews(db: Db, { userId, list }: OwnList): Promise<number> {
  const { count } = await db
    .selectFrom('listView')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another view than `except` bears the name, in capitals or not. */
export async function isNameUsed(db: Db, own: OwnList, name: string, except: string): Promise<boolean> {
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

export async function insertView(
  db: Db,
  { search, isDefault: _, ...row }: OwnList & ViewInput & { readonly id: string },
): Promise<void> {
  await db
    .insertInto('listView')
    .values({ ...row, search: JSON.stringify(search) })
    .execute();
}

export async function updateView(
  db: Db,
  id: string,
  { search, isDefault: _, ...changes }: ViewPatch,
): Promise<void> {
  const values = { ...changes, ...(search ? { search: JSON.stringify(search) } : {}) };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('listView').set(values).where('id', '=', id).execute();
}

/** Has the list open with a view, for one person. */
export async function putDefault(db: Db, own: OwnList, viewId: string): Promise<void> {
  await db
    .insertInto('listDefaultView')
    .values({ ...own, viewId })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ viewId }))
    .execute();
}

/** Has the list open without the view, for one person; another one that it opens with stays. */
export async function dropDefault(db: Db, { userId, list }: OwnList, viewId: string): Promise<void> {
  await db
    .deleteFrom('listDefaultView')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('viewId', '=', viewId)
    .execute();
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('listView').where('id', '=', id).execute();
}
