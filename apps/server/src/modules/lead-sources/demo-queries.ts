import type { Insertable } from 'kysely';

import type { Database, Db } from '#platform';

export async function insertLeadSources(
  db: Db,
  rows: readonly Insertable<Database['leadSource']>[],
): Promise<void> {
  await db.insertInto('leadSource').values(rows).execute();
}
