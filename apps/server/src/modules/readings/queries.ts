import { sql, type Insertable, type Updateable } from 'kysely';

import { fileOf, type Database, type Db } from '#platform';

/** Hours for which an extraction is retained: long enough to return to it the next day. */
const retentionHours = 48;

export function findReading(db: Db, id: string, ownerId: string) {
  return db
    .selectFrom('reading')
    .innerJoin('operation', 'operation.id', 'reading.operationId')
    .select([
      'reading.id',
      'reading.customerFileId',
      'reading.fileId',
      'reading.operationId',
      'reading.problem',
      'reading.pages',
      'reading.valuesRead',
      'reading.createdAt',
      'operation.state',
      'operation.done',
      'operation.total',
    ])
    .select((row) => fileOf(row.ref('reading.fileId')).as('file'))
    .where('reading.id', '=', id)
    .where('reading.ownerId', '=', ownerId)
    .executeTakeFirst();
}

export type ReadingRecord = NonNullable<Awaited<ReturnType<typeof findReading>>>;

/**
 * Returns the owner of the extraction that an operation's job works on, and the session in which it was requested.
 */
export function findOwner(db: Db, operationId: string) {
  return db
    .selectFrom('reading')
    .select(['id', 'ownerId as userId', 'sessionId'])
    .where('operationId', '=', operationId)
    .executeTakeFirst();
}

/** Counts the pending and running extractions of all users. */
export async function countGoingOn(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reading')
    .innerJoin('operation', 'operation.id', 'reading.operationId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('operation.endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReading(db: Db, row: Insertable<Database['reading']>): Promise<void> {
  await db.insertInto('reading').values(row).execute();
}

export async function updateReading(
  db: Db,
  id: string,
  values: Updateable<Database['reading']>,
): Promise<void> {
  await db.updateTable('reading').set(values).where('id', '=', id).execute();
}

/** The reading a file belongs to. */
export async function findReadingOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db.selectFrom('reading').select('id').where('fileId', '=', fileId).executeTakeFirst();
  return found?.id;
}

/** Deletes extractions and their file records; the content is deleted by the sweep of files. */
export async function sweepReadings(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from reading where created_at < now() - make_interval(hours => ${sql.lit(retentionHours)}) returning file_id
    )
    delete from stored_file where id in (select file_id from gone)
  `.execute(db);
}
