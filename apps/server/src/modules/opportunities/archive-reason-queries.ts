import type { Db } from '#platform';

export function findArchiveReason(db: Db, id: string) {
  return db
    .selectFrom('archiveReason')
    .select(['name', 'requiresNote', 'isActive'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function archiveReasons(db: Db) {
  return db
    .selectFrom('archiveReason')
    .select(['id', 'name', 'slug', 'requiresNote'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}
