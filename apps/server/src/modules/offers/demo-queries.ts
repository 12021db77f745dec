import type { Insertable } from 'kysely';

import type { Database, Db } from '#platform';

export type NewOffer = Insertable<Database['offer']>;

export async function insertOffers(db: Db, rows: readonly NewOffer[]): Promise<void> {
  await db.insertInto('offer').values(rows).execute();
}
