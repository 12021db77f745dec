import { sql } from 'kysely';

import type { Db } from '../database/pool.ts';

export interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: Buffer | null;
  readonly replyTo: string | null;
  readonly attachmentFileId: string | null;
  readonly kind: 'activation' | 'password_reset' | 'notice' | 'customer_notice';
  /** The record it is about, which hears how it ended. */
  readonly aboutId: string | null;
  /** An earlier attempt ended while the mail server may have been taking it. */
  readonly handingOver: boolean;
  /** This one included. */
  readonly attempts: number;
}

/** Until when a mail is not begun anew that somebody may be handing over at the moment. */
const patience = sql<Date>`now() - interval '10 minutes'`;

/** Counts an attempt at a mail that still waits to be sent; undefined when it does not. */
export function startAttempt(db: Db, id: string): Promise<DueMail | undefined> {
  return db
    .updateTable('outboxMail')
    .set({ attempts: sql<number>`attempts + 1`, nextAttemptAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['id', 'kind', 'recipient', 'subject', 'body', 'replyTo', 'attachmentFileId'])
    .returning(['aboutId', 'attempts', 'handingOver'])
    .executeTakeFirst();
}

/** Notes, before anything is said to the mail server, that it may be taking the mail from now on. */
export async function markHandingOver(db: Db, id: string): Promise<void> {
  await db.updateTable('outboxMail').set({ handingOver: true }).where('id', '=', id).execute();
}

/** Nobody knows whether the mail server has the mail: it is not sent again, and its text forgotten. */
export async function markInDoubt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'in_doubt', body: null, lastError: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** A mail server has the mail: its text is not needed any more. */
export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'sent', sentAt: new Date(), body: null, lastError: null, handingOver: false })
    .where('id', '=', id)
    .execute();
}

/** The mail is tried again in so many seconds; never again, and its text forgotten, for null. */
export async function markRefused(
  db: Db,
  id: string,
  lastError: string,
  retryInSeconds: number | null,
): Promise<void> {
  const next =
    retryInSeconds === null
      ? ({ state: 'failed', body: null } as const)
      : { nextAttemptAt: sql<Date>`now() + make_interval(secs => ${retryInSeconds})` };
  await db
    .updateTable('outboxMail')
    .set({ ...next, lastError, handingOver: false })
    .where('id', '=', id)
    .execute();
}

/** Mails that should have been tried ten minutes ago. */
export function overdueMails(db: Db) {
  return db
    .selectFrom('outboxMail')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('nextAttemptAt', '<', patience)
    .orderBy('nextAttemptAt')
    .limit(1000)
    .execute();
}

/** Without a mail server: mails that wait for one are kept here, all of them or those that wait for ten minutes. */
export async function deferDue(db: Db, which: 'all' | 'overdue'): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'kept' })
    .where('state', '=', 'queued')
    .$if(which === 'overdue', (queued) => queued.where('nextAttemptAt', '<', patience))
    .execute();
}

/** Without a mail server: one mail that waits for it is kept here. */
export async function retainMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** With a mail server: kept mails wait for it, the oldest thousand. Returns them. */
export function countQueue(db: Db) {
  return db
    .updateTable('outboxMail')
    .set({ state: 'queued', nextAttemptAt: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxMail as kept')
        .select('kept.id')
        .where('kept.state', '=', 'kept')
        .where((one) => one.or([one('kept.attempts', '=', 0), one('kept.nextAttemptAt', '<', patience)]))
        .orderBy('kept.id')
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempts'])
    .execute();
}

/** Mails that make no sense any more, or that one of them, are not sent, and their texts forgotten. Returns those about a record. */
export async function expireMails(db: Db, id?: string): Promise<string[]> {
  const expired = await db
    .updateTable('outboxMail')
    .set({ state: 'expired', body: null })
    .$if(id !== undefined, (found) => found.where('id', '=', id ?? ''))
    .where('state', 'in', ['queued', 'kept'])
    .where('expiresAt', '<=', sql<Date>`now()`)
    .returning(['id', 'aboutId'])
    .execute();
  return expired.filter(({ aboutId }) => aboutId !== null).map((mail) => mail.id);
}

/** A mail that is about a record and has ended. */
export interface EndedMail {
  readonly id: string;
  readonly state: 'sent' | 'failed' | 'expired' | 'in_doubt';
  readonly aboutEntity: string | null;
  readonly aboutId: string | null;
  readonly userId: string | null;
  readonly subject: string;
  readonly lastError: string | null;
}

/** Notes that the end of a mail is told; undefined when there is nothing to tell, or it has been told. */
export async function claimEnded(db: Db, id: string): Promise<EndedMail | undefined> {
  const row = await db
    .updateTable('outboxMail')
    .set({ toldAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('aboutId', 'is not', null)
    .where('toldAt', 'is', null)
    .where('state', 'in', ['sent', 'failed', 'expired', 'in_doubt'])
    .returning(['id', 'state', 'aboutEntity', 'aboutId', 'userId', 'subject', 'lastError'])
    .executeTakeFirst();
  if (!row || row.state === 'queued' || row.state === 'kept') return undefined;
  return { ...row, state: row.state };
}

/** Links of somebody stopped working: what holds them makes no sense any more. */
export async function expireLinks(
  db: Db,
  userId: string,
  kinds: readonly ('activation' | 'password_reset')[],
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .updateTable('outboxMail')
    .set({ expiresAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'kept'])
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
}

/** Who mails come from: the agency's name and e-mail. */
export function findSender(db: Db) {
  return db.selectFrom('agency').select(['name', 'email']).executeTakeFirstOrThrow();
}

/** Forgets mails, sent or not, after a quarter of a year. */
export async function sweepMails(db: Db): Promise<void> {
  await db
    .deleteFrom('outboxMail')
    .where('createdAt', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}
