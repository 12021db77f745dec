import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * The instant of the last activity changes with every message, and every index it stands in is written anew then. Among
 * the opportunities of one person it need not stand: they are few enough to be sorted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_file_worker`.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  { name: 'customer_file_owner', on: 'on customer_file (worker_id, is_archived, status)' },
];
