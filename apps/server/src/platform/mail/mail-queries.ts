import { sql } from 'kysely';

import type { Db } from '../database/pool.ts';

/** While a process hands a mail over, nobody else does; one that died in between gives it up after this time. */
const leaseMinutes = 5;

export interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: Buffer | null;
  /** This one included. */
  readonly attempts: number;
}

/** Takes the mail that has waited longest, if one is due, so that no other process takes it as well. */
export function claimDueMail(db: Db): Promise<DueMail | undefined> {
  return db
    .updateTable('outboxMail')
    .set({
      attempts: sql<number>`attempts + 1`,
      nextAttemptAt: sql<Date>`now() + make_interval(mins => ${leaseMinutes})`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outboxMail')
        .select('id')
        .where('state', '=', 'queued')
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy('nextAttemptAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
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

/** Milliseconds until the next mail is due, 0 or less when one is already; null when none waits. */
export async function untilNextMail(db: Db): Promise<number | null> {
  const { wait } = await db
    .selectFrom('outboxMail')
    .select(sql<number | null>`(extract(epoch from min(next_attempt_at) - now()) * 1000)::float8`.as('wait'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return wait;
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
