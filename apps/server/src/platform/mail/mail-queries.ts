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
  /** The record it is about, whose module is notified of the result. */
  readonly aboutId: string | null;
  /** Whether an earlier attempt was interrupted while the mail server may have been accepting the mail. */
  readonly handingOver: boolean;
  /** This one included. */
  readonly attempts: number;
}

/** Attempts since this time may still be running in another process, so their mails are not attempted again. */
const patience = sql<Date>`now() - interval '10 minutes'`;

/** Counts an attempt at a mail that is still queued; returns undefined when it is not. */
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

/** Stores, before the mail server is contacted, that it may accept the mail from now on. */
export async function markHandingOver(db: Db, id: string): Promise<void> {
  await db.updateTable('outboxMail').set({ handingOver: true }).where('id', '=', id).execute();
}

/** Marks a mail for which it is unknown whether the server has it: it is not sent again, and its text is deleted. */
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

/** Schedules another attempt after so many seconds; with null, the mail is not sent again and its text is deleted. */
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

/**
 * Without a mail server: changes queued mails from `queued` to `kept`, all of them or those overdue by ten minutes.
 */
export async function deferDue(db: Db, which: 'all' | 'overdue'): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'kept' })
    .where('state', '=', 'queued')
    .$if(which === 'overdue', (queued) => queued.where('nextAttemptAt', '<', patience))
    .execute();
}

/** Without a mail server: changes one queued mail from `queued` to `kept`. */
export async function retainMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** With a mail server: queues the oldest thousand mails in the state `kept`. Returns them. */
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

/**
 * Expires mails that are no longer useful, or one of them: they are not sent, and their texts are deleted. Returns
 * those of records.
 */
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

/**
 * Marks the result of a mail as published; returns undefined when there is none to publish, or it has been published.
 */
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

/** Expires mails with a user's links that do not work any more. */
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

/** Deletes mails, sent or not, after 90 days. */
export async function sweepMails(db: Db): Promise<void> {
  await db
    .deleteFrom('outboxMail')
    .where('createdAt', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}
