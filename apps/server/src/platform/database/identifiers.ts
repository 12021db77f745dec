import { sql } from 'kysely';

import type { Db } from './pool.ts';

/**
 * Serialises writers of the same identifiers until the end of the transaction, so that of two concurrent records one is
 * detected as a duplicate.
 */
export async function lockIdentifiers(db: Db, identifiers: readonly string[]): Promise<void> {
  if (identifiers.length === 0) return;
  // locks in the order of the inner query; otherwise two writers of the same identifiers could deadlock
  await sql`
    select pg_advisory_xact_lock(hashtextextended(identifier, 0))
    from (select unnest(${identifiers.toSorted()}::text[]) as identifier) as sorted`.execute(db);
}
