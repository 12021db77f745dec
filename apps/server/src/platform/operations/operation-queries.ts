import { sql } from 'kysely';
import type { Insertable } from 'kysely';

import type { Db } from '../database/pool.ts';
import type { OperationTable } from './operation-table.ts';

const now = sql<Date>`now()`;
const unended = ['waiting', 'running'] as const;

export async function insertOperation(
  db: Db,
  operation: Pick<Insertable<OperationTable>, 'id' | 'kind' | 'ownerId' | 'total' | 'message'>,
): Promise<void> {
  await db
    .insertInto('operation')
    .values({ ...operation, result: null, endedAt: null })
    .execute();
}

/** Notes progress, or that the wish to cancel has been seen; undefined when the operation has ended already. */
export function updateProgress(
  db: Db,
  id: string,
  progress: { readonly done?: number; readonly total?: number; readonly message?: string },
) {
  return db
    .updateTable('operation')
    .set({
      ...progress,
      state: sql`case when is_cancel_wished then 'cancelled' else 'running' end`,
      endedAt: sql<Date | null>`case when is_cancel_wished then now() end`,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('state', 'in', unended)
    .returning(['ownerId', 'state', 'done', 'total'])
    .executeTakeFirst();
}

/** Ends an operation that has not ended; undefined when it has. */
export function endOperation(
  db: Db,
  id: string,
  end: {
    readonly state: 'done' | 'failed';
    readonly message?: string;
    readonly result?: string;
  },
) {
  return db
    .updateTable('operation')
    .set({ ...end, endedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('state', 'in', unended)
    .returning(['ownerId'])
    .executeTakeFirst();
}

/** Stores the request to cancel; an operation that has not started is cancelled at once. */
export function wishToCancel(db: Db, id: string, ownerId: string) {
  return db
    .updateTable('operation')
    .set({
      isCancelWished: true,
      state: sql`case when state = 'waiting' then 'cancelled' else state end`,
      endedAt: sql<Date | null>`case when state = 'waiting' then now() end`,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('state', 'in', unended)
    .returning(['ownerId'])
    .executeTakeFirst();
}

export function findOperation(db: Db, id: string, ownerId: string) {
  return db
    .selectFrom('operation')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** Operations of a person that have not ended, then those that ended within a day, the newest first. */
export function listOperations(db: Db, ownerId: string, limit: number) {
  return db
    .selectFrom('operation')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', sql<Date>`now() - interval '1 day'`)]),
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const interrupted = sql<string>`case when app_user.locale = 'en' then 'Interrupted' else 'Przerwano' end
  || coalesce(': ' || operation.message, '')`;

/** Ends operations that have not ended and have no job any more, with a message in the language of their owner. */
export function endInterrupted(db: Db) {
  // jobs of earlier releases name no operation: while one of its kind is there, an operation may be its own
  const hasJob = sql<boolean>`exists (
    select from jobs.job where job.name = operation.kind and job.state in ('created', 'retry', 'active')
      and (job.singleton_key is null or job.singleton_key = operation.id::text
        or not exists (select from operation other where other.id::text = job.singleton_key))
  )`;
  return db
    .updateTable('operation')
    .from('appUser')
    .whereRef('appUser.id', '=', 'operation.ownerId')
    .where('operation.state', 'in', unended)
    .where((eb) => eb.not(hasJob))
    .set({ state: 'interrupted', message: interrupted, endedAt: now, updatedAt: now })
    .returning(['operation.id', 'operation.ownerId'])
    .execute();
}

/** Deletes operations that ended a month ago. */
export async function sweepOperations(db: Db): Promise<void> {
  await db
    .deleteFrom('operation')
    .where('endedAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
