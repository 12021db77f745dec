import { sql } from 'kysely';

import type { Db } from '#platform';

export interface Workload {
  readonly openOpportunities: number;
  readonly archivedOpportunities: number;
}

/** Counts a user's opportunities; open ones are neither archived nor closed. */
export function countOwned(db: Db, userId: string): Promise<Workload> {
  return db
    .selectFrom('customerFile')
    .select([
      sql<number>`(count(*) filter (where not is_archived and status <> 'closed'))::int`.as(
        'openOpportunities',
      ),
      sql<number>`(count(*) filter (where is_archived))::int`.as('archivedOpportunities'),
    ])
    .where('workerId', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Assigns all open opportunities of a user to another one, or to none, as their next versions. They are locked in
 * the order of their ids, so that two calls do not wait for each other.
 */
export function giveOpen(
  db: Db,
  { from, to, at }: { readonly from: string; readonly to: string | null; readonly at: Date },
): Promise<{ readonly id: string; readonly number: number; readonly version: number }[]> {
  return db
    .with('open', (query) =>
      query
        .selectFrom('customerFile')
        .select('id')
        .where('workerId', '=', from)
        .where('isArchived', '=', false)
        .where('status', '<>', 'closed')
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('customerFile')
    .from('open')
    .set((eb) => ({ workerId: to, version: eb('version', '+', 1), lastActivityAt: at, updatedAt: at }))
    .whereRef('customerFile.id', '=', 'open.id')
    .returning(['customerFile.id', 'customerFile.number', 'customerFile.version'])
    .execute();
}

/** Returns a staff member's telephone number as they entered it. */
export async function findPhone(db: Db, userId: string): Promise<string | null> {
  const { phoneNumber } = await db
    .selectFrom('appUser')
    .select('phoneNumber')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return phoneNumber;
}

/** Counts the opportunities without an owner that are neither archived nor closed. */
export async function countUnassigned(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('customerFile')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workerId', 'is', null)
    .where('isArchived', '=', false)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return count;
}
