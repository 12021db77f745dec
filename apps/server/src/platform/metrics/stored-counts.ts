import { sql } from 'kysely';

import type { Db } from '../database/pool.ts';

/** Returns how many mails of the outbox are in each state. */
export function countMails(db: Db) {
  return db
    .selectFrom('outboxMail')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
}

/** Returns the number and the bytes of all stored files. */
export function countFiles(db: Db) {
  return db
    .selectFrom('storedFile')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')])
    .executeTakeFirstOrThrow();
}
