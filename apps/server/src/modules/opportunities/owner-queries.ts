import { sql } from 'kysely';

import type { Db } from '#platform';

export interface Workload {
  readonly openOpportunities: number;
  readonly archivedOpportunities: number;
}

/** What somebody owns: open is what is neither archived nor closed. */
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

/** Open opportunities of somebody, locked against other writers. */
export function lockOpenOpportunities(db: Db, workerId: string) {
  return db
    .selectFrom('customerFile')
    .select(['id', 'version', 'workerId'])
    .where('workerId', '=', workerId)
    .where('isArchived', '=', false)
    .where('status', '<>', 'closed')
    .orderBy('id')
    .forUpdate()
    .execute();
}
