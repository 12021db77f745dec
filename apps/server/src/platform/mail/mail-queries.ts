import { sql } from 'kysely';

import type { Db } from '../database/pool.ts';

export interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: Buffer | null;
  /** This one included. */
  readonly attempts: number;
}

/** Counts an attempt at a mail that still waits to be sent; undefined when it does not. */
export function beginAttempt(db: Db, id: string): Promise<DueMail | undefined> {
  return db
    .updateTable('outboxMail')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'recipient', 'subject', 'body', 'attempts'])
    .executeTakeFirst();
}

/** A mail server has the mail: its text is not needed any more. */
export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ state: 'sent', sentAt: new Date(), body: null, lastError: null })
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
    .set({ ...next, lastError })
    .where('id', '=', id)
    .execute();
}

/** Mails that should have been tried ten minutes ago. */
export function overdueMails(db: Db) {
  return db
    .selectFrom('outboxMail')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('nextAttemptAt', '<', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('nextAttemptAt')
    .limit(1000)
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
