import { sql } from 'kysely';

import type { Db } from './database/pool.ts';
import { sweepKeys } from './idempotency.ts';
import { sweepMails } from './mail/mail-queries.ts';
import type { Platform } from './platform.ts';
import { sweepAttempts } from './rate-limit.ts';
import { sweepSessions } from './sessions/sessions.ts';

const hourly = 60 * 60 * 1000;

/** Removes tickets and mailed links that stopped working a month ago. */
async function sweepTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('accountTicket')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

const sweeps: readonly ((db: Db) => Promise<void>)[] = [
  sweepKeys,
  sweepAttempts,
  sweepSessions,
  sweepTickets,
  sweepMails,
];

/** Forgets what has expired: repeat keys, attempts, sessions, tickets, mails. What fails is left for the next time. */
export async function sweepAll({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  const report = (error: unknown) => log.warn({ err: error }, 'sweeping failed');
  await Promise.all(sweeps.map((sweep) => sweep(db).catch(report)));
}

/** Sweeps once an hour; gives back how to stop. */
export function startSweeping(platform: Pick<Platform, 'db' | 'log'>): () => void {
  const timer = setInterval(() => void sweepAll(platform), hourly).unref();
  return () => clearInterval(timer);
}
