import type { Db } from '#platform';

export function findLeadSource(db: Db, id: string) {
  return db.selectFrom('leadSource').select(['name', 'isActive']).where('id', '=', id).executeTakeFirst();
}

export function leadSources(db: Db) {
  return db
    .selectFrom('leadSource')
    .select(['id', 'name', 'slug'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}
