import type { Updateable } from 'kysely';

import type { Database, Db } from '#platform';

/** Writes what the agency says of itself before anybody has read it. */
export async function nameAgency(db: Db, values: Updateable<Database['agency']>): Promise<void> {
  await db.updateTable('agency').set(values).execute();
}
