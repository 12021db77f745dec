import type { Insertable } from 'kysely';

import type { Database, Db } from '#platform';

export async function insertLabels(db: Db, rows: readonly Insertable<Database['label']>[]): Promise<void> {
  await db.insertInto('label').values(rows).execute();
}
