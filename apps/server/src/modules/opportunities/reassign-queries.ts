import { isAdministrator } from '@szansa/domain/access';
import { opportunityScope, type ReassignStatus } from '@szansa/domain/opportunity';
import { sql, type Insertable, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Actor,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';
import { inScope } from './filter-queries.ts';
import { namedOpportunity } from './named-queries.ts';

interface Filters {
  readonly customerFileId?: readonly string[] | undefined;
  readonly is_self?: boolean | undefined;
  readonly search?: string | undefined;
}

const searched = sql<string>`fold(reassign_request.reason)`;

/**
 * Selects requests for the users concerned, if they may read the opportunity: owner, requester, target and
 * administrators.
 */
function concerning<O>(query: SelectQueryBuilder<Database, 'reassignRequest', O>, actor: Actor) {
  const { userId } = actor;
  const isReadable = sql<SqlBool>`exists (
    select 1 from customer_file
    where customer_file.id = reassign_request.customer_file_id and ${inScope(opportunityScope(actor))}
  )`;
  return query.where(isReadable).$if(!isAdministrator(actor.roles), (found) =>
    found.where(
      sql<SqlBool>`${userId}::uuid in (
        reassign_request.current_worker_id, reassign_request.requester_id, reassign_request.target_worker_id
      )`,
    ),
  );
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'reassignRequest', O>,
  actor: Actor,
  { customerFileId, is_self: isSelf, search }: Filters,
) {
  return concerning(query, actor)
    .where('reassignRequest.status', '=', 'pending')
    .$if(customerFileId !== undefined, (found) =>
      found.where('reassignRequest.customerFileId', 'in', customerFileId ?? []),
    )
    .$if(isSelf === true, (found) => found.where('reassignRequest.requesterId', '=', actor.userId))
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

function shown(db: Db, actor: Actor) {
  return db
    .selectFrom('reassignRequest')
    .innerJoin('customerFile as file', 'file.id', 'reassignRequest.customerFileId')
    .select([
      'reassignRequest.id',
      'reassignRequest.status',
      'reassignRequest.reason',
      'reassignRequest.createdAt',
      'reassignRequest.requesterId',
      'file.workerId as ownerId',
    ])
    .select((eb) => [
      namedOpportunity(eb.ref('reassignRequest.customerFileId'), opportunityScope(actor))
        .$notNull()
        .as('customerFile'),
      personOf(eb.ref('reassignRequest.currentWorkerId')).$notNull().as('currentWorker'),
      personOf(eb.ref('reassignRequest.requesterId')).$notNull().as('requester'),
      personOf(eb.ref('reassignRequest.targetWorkerId')).$notNull().as('targetWorker'),
    ]);
}

export type ReassignRow = RowOf<typeof listRequests>;

/** Returns one page of pending requests that concern the actor. */
export function listRequests(
  db: Db,
  actor: Actor,
  query: Filters & { readonly sort: 'createdAt' | '-createdAt' } & Page,
) {
  const { direction } = sortOf<'createdAt'>(query.sort);
  return rowQuery(
    onPage(
      filtered(shown(db, actor), actor, query)
        .orderBy('reassignRequest.createdAt', direction)
        .orderBy('reassignRequest.id', direction),
      query,
    ),
  );
}

export function countRequests(db: Db, actor: Actor, filters: Filters): Counting {
  return countRows(
    db,
    filtered(db.selectFrom('reassignRequest').select('reassignRequest.id'), actor, filters),
    filters.search,
  );
}

export function findRequest(db: Db, actor: Actor, id: string) {
  return concerning(shown(db, actor), actor).where('reassignRequest.id', '=', id).executeTakeFirst();
}

/** Locks a request and returns it; the caller has checked before that it concerns the actor. */
export function lockRequest(db: Db, id: string) {
  return db
    .selectFrom('reassignRequest')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Whether a request was written: not while another one of the opportunity is open. */
export async function insertRequest(db: Db, row: Insertable<Database['reassignRequest']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('reassignRequest')
    .values(row)
    .onConflict((conflict) => conflict.column('customerFileId').where('status', '=', 'pending').doNothing())
    .executeTakeFirst();
  return written === 1n;
}

export async function setRequestStatus(db: Db, id: string, status: ReassignStatus): Promise<void> {
  await db.updateTable('reassignRequest').set({ status }).where('id', '=', id).execute();
}
