import { sql, type Selectable } from 'kysely';

import type { Database, Db } from '#platform';

/** Returns labels by title, and locks them against deletion until the end of the transaction. */
export async function findLabels(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('label')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .orderBy('title')
    .forKeyShare()
    .execute();
}

export function labels(db: Db) {
  return db
    .selectFrom('label')
    .select(['id', 'title', 'color', 'textColor', 'description'])
    .orderBy('title')
    .execute();
}

/** What staff write of a label. */
export type LabelFields = Omit<Selectable<Database['label']>, 'id' | 'version'>;

/** Serialises changes of labels, so that of two with the same title one is refused. */
export async function lockLabels(db: Db): Promise<void> {
  await sql`lock table label in share row exclusive mode`.execute(db);
}

/** Whether another label has a title. */
export async function isTitleUsed(db: Db, title: string, except: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('label')
    .select('id')
    .where(sql`lower(title)`, '=', sql`lower(${title})`)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a label and returns it. */
export function lockLabel(db: Db, id: string) {
  return db.selectFrom('label').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertLabel(db: Db, row: LabelFields & { readonly id: string }): Promise<void> {
  await db.insertInto('label').values(row).execute();
}

export async function updateLabel(db: Db, id: string, fields: LabelFields, version: number): Promise<void> {
  await db
    .updateTable('label')
    .set({ ...fields, version })
    .where('id', '=', id)
    .execute();
}

/** Removes a label; opportunities that bear it lose it. */
export async function deleteLabel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('label').where('id', '=', id).execute();
}
