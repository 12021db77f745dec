import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { isAdministrator, type RoleKey } from '@szansa/domain/access';
import {
  mostViews,
  type ColumnSettings,
  type ListName,
  type ViewAudience,
  type ViewInput,
  type ViewPatch,
  type ViewSearch,
} from '@szansa/domain/list';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { personOf } from '#modules/users';
import {
  denied,
  notFound,
  Refusal,
  verb,
  type Db,
  type Module,
  type StaffContext,
  type StaffReading,
  type Work,
} from '#platform';
import { readsList, sharedSearch } from './shared-search.ts';

/** One person's list. */
interface OwnList {
  readonly userId: string;
  readonly list: ListName;
}

/** Who reads the views of a list, and which of those that are shared. */
interface ViewReader extends OwnList {
  readonly roles: readonly RoleKey[];
  /** Also those shared with roles they do not have. */
  readonly readsAny: boolean;
  readonly readsShared: boolean;
}

/** Serialises changes of the list's views, so that names remain unique and there is only one default. */
async function lockViews(db: Db, { userId, list }: OwnList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${list}`}, 0))`.execute(db);
}

async function findColumns(db: Db, { userId, list }: OwnList): Promise<ColumnSettings | null> {
  const row = await db
    .selectFrom('listColumns')
    .select('settings')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row ? (JSON.parse(row.settings) as ColumnSettings) : null;
}

async function putColumns(db: Db, own: OwnList, columns: ColumnSettings): Promise<void> {
  const settings = JSON.stringify(columns);
  await db
    .insertInto('listColumns')
    .values({ ...own, settings })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ settings }))
    .execute();
}

/** The own views and those shared with the reader, by name as Polish sorts them, the own ones first. */
async function listViews(db: Db, { userId, list, roles, readsAny, readsShared }: ViewReader) {
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
async function countViews(db: Db, { userId, list }: OwnList): Promise<number> {
  const { count } = await db
    .selectFrom('listView')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another view than `except` bears the name, in capitals or not. */
async function isNameUsed(db: Db, own: OwnList, name: string, except: string): Promise<boolean> {
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

async function insertView(
  db: Db,
  { search, isDefault: _, ...row }: OwnList & ViewInput & { readonly id: string },
): Promise<void> {
  await db
    .insertInto('listView')
    .values({ ...row, search: JSON.stringify(search) })
    .execute();
}

async function updateView(
  db: Db,
  id: string,
  { search, isDefault: _, ...changes }: ViewPatch,
): Promise<void> {
  const values = { ...changes, ...(search ? { search: JSON.stringify(search) } : {}) };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('listView').set(values).where('id', '=', id).execute();
}

/** Has the list open with a view, for one person. */
async function putDefault(db: Db, own: OwnList, viewId: string): Promise<void> {
  await db
    .insertInto('listDefaultView')
    .values({ ...own, viewId })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ viewId }))
    .execute();
}

/** Has the list open without the view, for one person; another one that it opens with stays. */
async function dropDefault(db: Db, { userId, list }: OwnList, viewId: string): Promise<void> {
  await db
    .deleteFrom('listDefaultView')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('viewId', '=', viewId)
    .execute();
}

async function deleteView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('listView').where('id', '=', id).execute();
}

type List = Data<Endpoints['lists']['get']>;

type View = List['views'][number];

const ownList = ({ actor }: StaffReading, list: ListName): OwnList => ({ userId: actor.userId, list });

/** Who reads views of a list: administrators all that are shared, for they may remove any. */
function viewReader({ actor }: StaffReading, list: ListName): ViewReader {
  const { userId, roles } = actor;
  return { userId, list, roles, readsAny: isAdministrator(roles), readsShared: readsList(actor, list) };
}

/** The own views of a list and those shared with the actor, without what is hidden from them. */
async function viewsOf(reading: StaffReading, list: ListName): Promise<View[]> {
  const { actor, db } = reading;
  const rows = await listViews(db, viewReader(reading, list));
  return rows.map(({ userId, by, search, ...view }) => {
    const isOwn = userId === actor.userId;
    return {
      ...view,
      ...(isOwn ? { search, isPartial: false } : sharedSearch(actor, list, search)),
      by: isOwn ? null : by,
      can: { edit: isOwn, remove: isOwn || isAdministrator(actor.roles) },
    };
  });
}

/** The own columns of a list, and the views the actor reads. */
async function listAsArranged(reading: StaffReading, list: ListName): Promise<List> {
  const own = ownList(reading, list);
  const [columns, views] = await Promise.all([findColumns(reading.db, own), viewsOf(reading, list)]);
  return { columns, views };
}

/** Stores the columns of a list; this is not logged, as the user's last page is not. */
function saveColumns(reading: StaffReading, list: ListName, columns: ColumnSettings): Promise<void> {
  return putColumns(reading.db, ownList(reading, list), columns);
}

/** A view the actor reads. @throws 404 */
async function viewOf(reading: StaffReading, list: ListName, id: string): Promise<View> {
  const found = (await viewsOf(reading, list)).find((view) => view.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws 409 `view_name_taken` */
async function refuseUsed(work: Work, own: OwnList, name: string, id: string): Promise<void> {
  if (await isNameUsed(work.db, own, name, id)) throw new Refusal('view_name_taken');
}

/** Has the list open with the view, or without it. */
async function setDefault(work: Work, own: OwnList, id: string, isDefault: boolean): Promise<void> {
  if (isDefault) await putDefault(work.db, own, id);
  else await dropDefault(work.db, own, id);
}

/**
 * Saves filters under a name, for the actor or for others as well; a new default replaces the former one.
 * @throws 409 `view_name_taken`, `too_many_views`
 */
function createView(context: StaffContext, list: ListName, input: ViewInput): Promise<View> {
  const own = ownList(context, list);
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    const id = uuidv7();
    await refuseUsed(work, own, input.name, id);
    if ((await countViews(work.db, own)) >= mostViews) {
      throw new Refusal('too_many_views', { limit: mostViews });
    }
    await insertView(work.db, { ...own, ...input, id });
    if (input.isDefault) await setDefault(work, own, id, true);
    return viewOf(work, list, id);
  });
}

/**
 * Changes an own view. For another user's view, the actor can only change whether the list opens with it for them.
 * @throws 404, 403, 409 `view_name_taken`
 */
function changeView(
  context: StaffContext,
  { list, id }: { readonly list: ListName; readonly id: string },
  changes: ViewPatch,
): Promise<View> {
  const own = ownList(context, list);
  const { isDefault, ...ownChanges } = changes;
  return verb(context, async (work) => {
    await lockViews(work.db, own);
    const { can } = await viewOf(work, list, id);
    if (!can.edit && Object.keys(ownChanges).length > 0) throw denied();
    if (changes.name !== undefined) await refuseUsed(work, own, changes.name, id);
    await updateView(work.db, id, ownChanges);
    if (isDefault !== undefined) await setDefault(work, own, id, isDefault);
    return viewOf(work, list, id);
  });
}

/** Deletes an own view; administrators may delete any that is shared. @throws 404, 403 */
function removeView(
  context: StaffContext,
  { list, id }: { readonly list: ListName; readonly id: string },
): Promise<void> {
  return verb(context, async (work) => {
    const { can } = await viewOf(work, list, id);
    if (!can.remove) throw denied();
    await deleteView(work.db, id);
  });
}

/** Columns and views of lists, per person. */
export const listsModule = {
  routes: {
    lists: {
      get: ({ params, context }) => listAsArranged(context, params.list),
      saveColumns: async ({ params, body, context }) => {
        await saveColumns(context, params.list, body);
        return null;
      },
      createView: ({ params, body, context }) => createView(context, params.list, body),
      updateView: ({ params, body, context }) => changeView(context, params, body),
      removeView: async ({ params, context }) => {
        await removeView(context, params);
        return null;
      },
    },
  },
} as const satisfies Module;
