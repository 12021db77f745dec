import type { RefusalCode } from '@szansa/api-client/contract';
import type { BulkOutcome } from '@szansa/domain/bulk-change';
import { sql, type Insertable } from 'kysely';

import type { Database, Db } from '#platform';

const now = sql<Date>`now()`;

export async function insertChange(
  db: Db,
  row: Pick<Insertable<Database['bulkChange']>, 'id' | 'ownerId' | 'sessionId' | 'list' | 'change'>,
): Promise<void> {
  await db
    .insertInto('bulkChange')
    .values({ ...row, operationId: null, begunAt: null, endedAt: null })
    .execute();
}

export type NewRecord = Omit<Insertable<Database['bulkChangeRecord']>, 'bulkChangeId'>;

/** Writes the records of a change down; as arrays, for a statement has room for so many parameters only. */
export async function insertRecords(
  db: Db,
  bulkChangeId: string,
  records: readonly NewRecord[],
): Promise<void> {
  await sql`
    insert into bulk_change_record (bulk_change_id, position, record_id, version, outcome, code)
    select ${bulkChangeId}::uuid, * from unnest(
      ${records.map(({ position }) => position)}::int[],
      ${records.map(({ recordId }) => recordId)}::uuid[],
      ${records.map(({ version }) => version)}::int[],
      ${records.map(({ outcome }) => outcome)}::text[],
      ${records.map(({ code }) => code)}::text[]
    )
  `.execute(db);
}

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** Returns a change with the progress of its operation, optionally locked so that it is not started twice. */
export function findChange(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('bulkChange')
    .leftJoin('operation', 'operation.id', 'bulkChange.operationId')
    .selectAll('bulkChange')
    .select('operation.state as operationState')
    .where('bulkChange.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('bulkChange'))
    .executeTakeFirst();
}

/** How many records there are of each outcome and reason, the most first. */
export function countOutcomes(db: Db, bulkChangeId: string) {
  return db
    .selectFrom('bulkChangeRecord')
    .select(['outcome', 'code', sql<number>`count(*)::int`.as('count')])
    .where('bulkChangeId', '=', bulkChangeId)
    .groupBy(['outcome', 'code'])
    .orderBy('count', 'desc')
    .orderBy('code')
    .execute();
}

/** Returns the number of pending records. */
export async function countPending(db: Db, bulkChangeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bulkChangeRecord')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bulkChangeId', '=', bulkChangeId)
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

export interface PendingRecord {
  readonly position: number;
  readonly recordId: string;
  readonly version: number | null;
}

/** Returns the next pending records. */
export function nextPending(db: Db, bulkChangeId: string, limit: number): Promise<PendingRecord[]> {
  return db
    .selectFrom('bulkChangeRecord')
    .select(['position', 'recordId', 'version'])
    .where('bulkChangeId', '=', bulkChangeId)
    .where('outcome', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Claims a record and locks it against other runs; returns `false` when it is not pending any more. */
export async function claimPending(db: Db, bulkChangeId: string, position: number): Promise<boolean> {
  const found = await db
    .selectFrom('bulkChangeRecord')
    .select('position')
    .where('bulkChangeId', '=', bulkChangeId)
    .where('position', '=', position)
    .where('outcome', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the outcome of a pending record. */
export async function settle(
  db: Db,
  { bulkChangeId, position }: { readonly bulkChangeId: string; readonly position: number },
  settled: { readonly outcome: Exclude<BulkOutcome, 'waiting'>; readonly code: RefusalCode | null },
): Promise<void> {
  await db
    .updateTable('bulkChangeRecord')
    .set(settled)
    .where('bulkChangeId', '=', bulkChangeId)
    .where('position', '=', position)
    .where('outcome', '=', 'waiting')
    .execute();
}

export async function startChange(db: Db, id: string, operationId: string | null): Promise<void> {
  await db.updateTable('bulkChange').set({ begunAt: now, operationId }).where('id', '=', id).execute();
}

export async function endChange(db: Db, id: string): Promise<void> {
  await db
    .updateTable('bulkChange')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends the changes that these operations were of. */
export async function endChangesOf(db: Db, operationIds: readonly string[]): Promise<void> {
  await db
    .updateTable('bulkChange')
    .set({ endedAt: now })
    .where('operationId', 'in', operationIds)
    .where('endedAt', 'is', null)
    .execute();
}

/** Records that were refused, in the order of the list. */
export function listRefused(db: Db, bulkChangeId: string, limit: number) {
  return db
    .selectFrom('bulkChangeRecord')
    .select(['recordId', 'code'])
    .where('bulkChangeId', '=', bulkChangeId)
    .where('outcome', '=', 'refused')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Deletes previews that were not started within a day, and changes that were created a month ago. */
export async function sweepChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('bulkChange')
    .where(
      sql<boolean>`created_at < now() - case when begun_at is null then interval '1 day' else interval '30 days' end`,
    )
    .execute();
}
