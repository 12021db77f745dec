import type { Insertable } from 'kysely';

import type { Database, Db } from '#platform';

/** Writes down firms of the demo agency. */
export async function insertFirms(
  db: Db,
  rows: readonly Insertable<Database['customerOrganisation']>[],
): Promise<void> {
  await db.insertInto('customerOrganisation').values(rows).execute();
}
