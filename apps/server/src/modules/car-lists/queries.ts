import { carListEntity, type CarListKind } from '@szansa/domain/catalogue';
import { sql, type Insertable, type Selectable } from 'kysely';

import { containsWords, rowQuery, type Database, type Db, type Room, type RowOf } from '#platform';

/** Identifies entries that share one order: those of one brand or model, or a whole list without parents. */
export interface Siblings {
  readonly kind: CarListKind;
  readonly parentId: string | null;
}

/** The room of everyone who may read a list. */
export function listReaders(kind: CarListKind): Room {
  return `right:${carListEntity(kind)}.get`;
}

/** What staff write of an entry. */
export type EntryFields = Pick<Selectable<Database['carListEntry']>, 'name' | 'code' | 'switches'>;

function entries(db: Db) {
  return db
    .selectFrom('carListEntry as entry')
    .leftJoin('carListEntry as parent', 'parent.id', 'entry.parentId')
    .select([
      'entry.id',
      'entry.name',
      'entry.code',
      'entry.switches',
      'entry.version',
      'entry.parentId',
      'parent.name as parentName',
    ]);
}

export type EntryRow = RowOf<typeof entriesQuery>;

const entryText = sql<string>`fold(concat_ws(' ', entry.name, entry.code))`;

/** Siblings in their order; with a text, those whose name and code have every word of it, as the screen finds them. */
export function entriesQuery(db: Db, { kind, parentId }: Siblings, search = '') {
  const siblings = entries(db)
    .where('entry.kind', '=', kind)
    .where('entry.parentId', 'is not distinct from', parentId);
  return rowQuery(
    siblings
      .where(containsWords(entryText, search))
      .orderBy('entry.position')
      .orderBy(sql`entry.name collate "pl-x-icu"`)
      .orderBy('entry.id'),
  );
}

/** What `entriesQuery` finds. */
export function listEntries(db: Db, siblings: Siblings, search?: string): Promise<readonly EntryRow[]> {
  return entriesQuery(db, siblings, search).execute();
}

export function findEntry(db: Db, kind: CarListKind, id: string) {
  return entries(db).where('entry.kind', '=', kind).where('entry.id', '=', id).executeTakeFirst();
}

/** Locks an entry against deletion until the end of the transaction, and returns it. */
export function selectEntryForUpdate(db: Db, kind: CarListKind, id: string) {
  return db
    .selectFrom('carListEntry')
    .select(['id', 'name', 'parentId'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Locks entries of any lists against deletion until the end of the transaction; returns the existing ones by their
 * ids.
 */
export async function lockEntries(
  db: Db,
  ids: readonly string[],
): Promise<
  ReadonlyMap<string, Pick<Selectable<Database['carListEntry']>, 'kind' | 'parentId' | 'switches'>>
> {
  const rows = await db
    .selectFrom('carListEntry')
    .select(['id', 'kind', 'parentId', 'switches'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, ...entry }) => [id, entry]));
}

/** What entries of any lists are called, in the order of their lists. */
export function listEntryNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('carListEntry')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('position')
    .orderBy(sql`name collate "pl-x-icu"`)
    .orderBy('id')
    .execute();
}

/** Locks an entry against other writers and against new references to it, and returns it. */
export function lockEntry(db: Db, kind: CarListKind, id: string) {
  return db
    .selectFrom('carListEntry')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Serialises changes of the lists: of two entries with the same name one is refused, and their order stays
 * consistent.
 */
export async function lockCarLists(db: Db): Promise<void> {
  await sql`lock table car_list_entry in share row exclusive mode`.execute(db);
}

/** Whether a sibling other than `except` has the name, in any case of letters. */
export async function isNameUsed(
  db: Db,
  { kind, parentId }: Siblings,
  name: string,
  except: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('carListEntry')
    .select('id')
    .where('kind', '=', kind)
    .where('parentId', 'is not distinct from', parentId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down an entry, after its siblings. */
export async function insertEntry(
  db: Db,
  row: EntryFields & Siblings & { readonly id: string },
): Promise<void> {
  const position = sql<number>`(
    select coalesce(max(position) + 1, 0) from car_list_entry
    where kind = ${row.kind} and parent_id is not distinct from ${row.parentId}::uuid
  )`;
  await db
    .insertInto('carListEntry')
    .values({ ...row, position })
    .execute();
}

/** Returns the position after all siblings. */
export async function nextPosition(db: Db, { kind, parentId }: Siblings): Promise<number> {
  const { next } = await db
    .selectFrom('carListEntry')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('kind', '=', kind)
    .where('parentId', 'is not distinct from', parentId)
    .executeTakeFirstOrThrow();
  return next;
}

export async function insertEntries(
  db: Db,
  rows: readonly Insertable<Database['carListEntry']>[],
): Promise<void> {
  await db.insertInto('carListEntry').values(rows).execute();
}

export async function updateEntry(db: Db, id: string, fields: EntryFields, version: number): Promise<void> {
  await db
    .updateTable('carListEntry')
    .set({ ...fields, version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Puts siblings in an order. */
export async function putInOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update car_list_entry set position = ordered.position::int - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as ordered(id, position)
    where car_list_entry.id = ordered.id
  `.execute(db);
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('carListEntry').where('id', '=', id).execute();
}
