import { sql } from 'kysely';

import type { Db } from '#platform';

interface SeenPersonalId {
  readonly customerId: string;
  /** Seconds until it was seen an hour ago. */
  readonly waitSeconds: number;
}

/** Serialises all reveals by the same user until the end of the transaction. */
export async function lockReveals(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9))`.execute(db);
}

/**
 * Returns customers whose personal id the user has seen or guessed correctly within the last hour, the earliest
 * first.
 */
export async function listSeen(db: Db, userId: string): Promise<SeenPersonalId[]> {
  const { rows } = await sql<SeenPersonalId>`
    select entity_id as customer_id,
           ceil(extract(epoch from max(at) + interval '1 hour' - now()))::int as wait_seconds
    from audit_log
    where actor_id = ${userId} and action in ('reveal_personal_id', 'confirm_personal_id') and at > now() - interval '1 hour'
    group by entity_id
    order by wait_seconds`.execute(db);
  return rows;
}

/** Whether the user was refused a personal id within the last hour. */
export async function wasRefused(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('auditLog')
    .select('id')
    .where('actorId', '=', userId)
    .where('action', '=', 'refuse_personal_id')
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
