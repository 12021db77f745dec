import { sql } from 'kysely';

import type { Db } from './pool.ts';

/**
 * Makes others who write down the same identifiers wait until the transaction ends, so that of two records at once one
 * is a duplicate.
 */
export async function lockIdentifiers(db: Db, identifiers: readonly string[]): Promise<void> {
  if (identifiers.length === 0) return;
  // one after another in the order of the inner query, or two who write the same down could wait for each other
  await sql`
    select pg_advisory_xact_lock(hashtextextended(identifier, 0))
    from (select unnest(${identifiers.toSorted()}::text[]) as identifier) as sorted`.execute(db);
}
