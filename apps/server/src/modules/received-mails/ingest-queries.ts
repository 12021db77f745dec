import { sql, type Insertable } from 'kysely';

import type { Database, Db } from '#platform';

/** Locks a Message-ID until the work ends and returns the fingerprints of the mails that have it. */
export async function lockMessage(db: Db, messageKey: string): Promise<(string | null)[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${messageKey}, 12))`.execute(db);
  const rows = await db
    .selectFrom('receivedMail')
    .select('fingerprint')
    .where('messageKey', '=', messageKey)
    .execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Returns the mails of this Message-ID that were stored before fingerprints were computed. */
export function listWithoutFingerprint(db: Db, messageKey: string) {
  return db
    .selectFrom('receivedMail')
    .select(['id', 'sourceFileId'])
    .where('messageKey', '=', messageKey)
    .where('fingerprint', 'is', null)
    .execute();
}

export async function setFingerprint(db: Db, id: string, fingerprint: string): Promise<void> {
  await db.updateTable('receivedMail').set({ fingerprint }).where('id', '=', id).execute();
}

export async function insertMail(db: Db, row: Insertable<Database['receivedMail']>): Promise<void> {
  await db.insertInto('receivedMail').values(row).execute();
}

export async function insertAttachments(
  db: Db,
  rows: readonly Insertable<Database['receivedMailAttachment']>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('receivedMailAttachment')
      .values([...rows])
      .execute();
}

/** A mail of ours about an opportunity. */
export interface OwnMail {
  readonly id: string;
  readonly customerFileId: string;
  readonly subject: string;
}

/** Returns the first of these mails of ours, in the given order, that is about an opportunity which accepts mails. */
export async function answeredMail(db: Db, ids: readonly string[]): Promise<OwnMail | null> {
  if (ids.length === 0) return null;
  const rows = await db
    .selectFrom('outboxMail')
    .innerJoin('customerFile', 'customerFile.id', 'outboxMail.aboutId')
    .select(['outboxMail.id', 'customerFile.id as customerFileId', 'outboxMail.subject'])
    .where('outboxMail.id', 'in', ids)
    .where('outboxMail.aboutEntity', '=', 'opportunity')
    .where('customerFile.isArchived', '=', false)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])[0] ?? null;
}

/** Whether a mail of ours has one of these ids. */
export async function isOwnMail(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await db.selectFrom('outboxMail').select('id').where('id', 'in', ids).executeTakeFirst();
  return found !== undefined;
}

/** Returns the opportunity of this number, if the address is one of its customer's and it accepts mails. */
export async function numberedOpportunity(
  db: Db,
  number: number,
  fromAddress: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .select('customerFile.id')
    .where('customerFile.number', '=', number)
    .where('customerFile.isArchived', '=', false)
    .where(sql<boolean>`customer.emails @> array[${fromAddress}]::text[]`)
    .executeTakeFirst();
  return found?.id ?? null;
}
