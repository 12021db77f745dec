import type { Db } from '#platform';

/** Whether any opportunity has a lead source, regardless of who may read it. */
export async function hasOpportunitiesFrom(db: Db, leadSourceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('customerFile')
    .select('id')
    .where('leadSourceId', '=', leadSourceId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
