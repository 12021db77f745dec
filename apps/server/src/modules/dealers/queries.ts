import type { Db } from '#platform';

/** Whether the dealer exists; locks it against deletion until the end of the transaction. */
export async function dealerExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('dealer')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
