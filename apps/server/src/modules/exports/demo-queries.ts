import type { Db } from '#platform';

/** Firms with their places, by name: the rows of a small file. */
export function listFirmPlaces(db: Db) {
  return db.selectFrom('customerOrganisation').select(['name', 'city']).orderBy('name').limit(40).execute();
}
