import type { Db } from '#platform';

/** Labels by title. */
export async function findLabels(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('label').select(['id', 'title']).where('id', 'in', ids).orderBy('title').execute();
}

export function labels(db: Db) {
  return db
    .selectFrom('label')
    .select(['id', 'title', 'color', 'textColor', 'description'])
    .orderBy('title')
    .execute();
}
