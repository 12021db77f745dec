import { joinsFlood, flood, type ReceivedMailStatus } from '@szansa/domain/received-mail';
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

const open: readonly ReceivedMailStatus[] = ['unread', 'read'];

/**
 * The line that a further mail of a sender joins, where they have sent too many in the last hour (rule RM5): the latest
 * that nobody has decided about and that belongs to no opportunity. The others of that hour join it as well. Others who take
 * a mail of that sender wait until the work ends.
 */
export async function gatherFlood(db: Db, fromAddress: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fromAddress}, 13))`.execute(db);
  const recent = db
    .selectFrom('receivedMail')
    .where('fromAddress', '=', fromAddress)
    .where('receivedAt', '>', sql<Date>`now() - make_interval(mins => ${flood.minutes})`);
  const sent = await recent.select('id').limit(flood.mails).execute();
  if (!joinsFlood(sent.length)) return null;
  const [line, ...others] = await recent
    .select('id')
    .where('joinedTo', 'is', null)
    .where('status', 'in', open)
    .where('customerFileId', 'is', null)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    // whoever decides about one of them meanwhile is waited for
    .forUpdate()
    .execute();
  if (!line) return null;
  if (others.length > 0) {
    const ids = others.map(({ id }) => id);
    await db
      .updateTable('receivedMail')
      .set({ joinedTo: line.id })
      .where((eb) => eb.or([eb('id', 'in', ids), eb('joinedTo', 'in', ids)]))
      .execute();
  }
  return line.id;
}

/** A mail of ours about an opportunity. */
export interface OwnMail {
  readonly id: string;
  readonly customerFileId: string;
  readonly subject: string;
}

/** The first of these mails of ours that is about an opportunity which takes mails, in the order they are given. */
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

/** The opportunity of this number, if the address is one of its customer's and it takes mails. */
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
