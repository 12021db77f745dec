import type { Updateable } from 'kysely';

import type { Database, Db } from '#platform';

/** Writes the agency's data before it is read for the first time. */
export async function nameAgency(db: Db, values: Updateable<Database['agency']>): Promise<void> {
  await db.updateTable('agency').set(values).execute();
}
