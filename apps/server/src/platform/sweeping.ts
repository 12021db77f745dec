import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from './database/pool.ts';
import { sweepKeys } from './idempotency.ts';
import { jobKind } from './jobs/job-kind.ts';
import { sweepMails } from './mail/mail-queries.ts';
import { sweepOperations } from './operations/operation-queries.ts';
import { sweepAttempts } from './rate-limit.ts';
import { sweepSessions } from './sessions/sessions.ts';

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
  sweepOperations,
];

/**
 * Forgets what has expired: repeat keys, attempts, sessions, tickets, mails, operations. One that fails does not keep
 * the others from being done.
 */
export async function sweepAll(db: Db): Promise<void> {
  const outcomes = await Promise.allSettled(sweeps.map((sweep) => sweep(db)));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, 'Sweeping failed');
}

export const sweepHourly = jobKind({
  name: 'sweep',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
  schedule: '7 * * * *',
  run: ({ db }) => sweepAll(db),
});
