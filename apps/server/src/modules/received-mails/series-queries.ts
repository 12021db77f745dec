import { flood, type FloodMail, type ReceivedMailStatus } from '@szansa/domain/received-mail';
import { sql } from 'kysely';

import type { Db } from '#platform';

const open: readonly ReceivedMailStatus[] = ['unread', 'read'];

/** Mails of a sender that a further one is compared with. */
const mostCompared = 200;

/** A mail of a sender, as it is compared with a further one. */
interface SenderMail extends FloodMail {
  readonly id: string;
  readonly joinedTo: string | null;
}

/** Locks the mails of a sender until the transaction ends: ingesting another of their mails waits. */
export async function lockSender(db: Db, senderAddress: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${senderAddress}, 13))`.execute(db);
}

/** Returns the latest mails of a sender that may be near one that counts as sent then, as many as are compared. */
export async function listOfSender(db: Db, senderAddress: string, counted: Date): Promise<SenderMail[]> {
  const rows = await db
    .selectFrom('receivedMail')
    .select(['id', 'subject', 'countedAt', 'joinedTo'])
    .select([
      sql<string>`left(content, 2000)`.as('text'),
      sql<Date>`coalesce(arrived_at, received_at)`.as('arrivedAt'),
    ])
    .where('senderAddress', '=', senderAddress)
    .where(
      'receivedAt',
      '>',
      sql<Date>`${counted}::timestamptz - make_interval(mins => ${flood.minutes}::int)`,
    )
    .where('countedAt', 'is not', null)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCompared)
    .$narrowType<{ countedAt: Date }>()
    .execute();
  return rows;
}

/**
 * Locks and returns those of these mails that others can be joined to, the latest first: no decision has been made
 * about them, they belong to no opportunity, and no user has separated them from another entry.
 */
export async function lockSeries(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('receivedMail')
    .select('id')
    .where('id', 'in', ids)
    .where('joinedTo', 'is', null)
    .where('status', 'in', open)
    .where('customerFileId', 'is', null)
    .where('isSeparate', '=', false)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Has mails, and those that have joined them, join a line. */
export async function joinSeries(db: Db, line: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('receivedMail')
    .set({ joinedTo: line })
    .where((eb) => eb.or([eb('id', 'in', ids), eb('joinedTo', 'in', ids)]))
    .execute();
}

/** Makes a joined mail a line of its own for good. */
export async function separateFromSeries(db: Db, id: string): Promise<void> {
  await db
    .updateTable('receivedMail')
    .set({ joinedTo: null, isSeparate: true })
    .where('id', '=', id)
    .execute();
}
