import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from './database/pool.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { sweepKeys } from './idempotency.ts';
import { jobKind, type JobKind } from './jobs/job-kind.ts';
import { sweepMails } from './mail/mail-queries.ts';
import { endInterruptedOperations, type Interrupted } from './operations/interrupted.ts';
import { sweepOperations } from './operations/operation-queries.ts';
import { sweepAttempts } from './rate-limit.ts';
import { purgeDeleted } from './deleted-records.ts';
import { sweepSessions } from './sessions/sessions.ts';

/** Removes rows that have expired. */
export type Sweep = (db: Db) => Promise<void>;

const ownSweeps: readonly Sweep[] = [sweepKeys, sweepAttempts, sweepSessions, sweepMails, sweepOperations];

/** Deletes expired rows, those of modules as well. If one sweep fails, the others still run. */
export async function sweepAll(db: Db, moduleSweeps: readonly Sweep[]): Promise<void> {
  const outcomes = await Promise.allSettled([...ownSweeps, ...moduleSweeps].map((sweep) => sweep(db)));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, 'Sweeping failed');
}

/** Months after the present one that the audit log has a part for: a server may be away that long. */
const monthsAhead = 3;

/** Makes the parts of the audit log for the month (UTC) of `now` and those after it, where they are missing. */
export async function maintainAuditPartitions(db: Db, now: Date): Promise<void> {
  await sql`
    select keep_audit_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + months * interval '1 month')::date)
    from generate_series(0, ${sql.lit(monthsAhead)}) months
  `.execute(db);
}

/**
 * The job that tidies up once an hour: it sweeps rows, what was removed, and files that no row names, ends operations that
 * no job works on any more, and makes the parts of the audit log that are missing. A job of its own for each would cost
 * statements while nothing happens.
 */
export function sweepHourly(moduleSweeps: readonly Sweep[], modulesEnd: readonly Interrupted[]): JobKind {
  return jobKind({
    name: 'sweep',
    data: z.object({}),
    policy: 'exclusive',
    retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
    punctuality: 60,
    schedule: '7 * * * *',
    run: async (context) => {
      await maintainAuditPartitions(context.db, new Date());
      await sweepAll(context.db, moduleSweeps);
      await endInterruptedOperations(context.platform, modulesEnd);
      await purgeDeleted(context);
      await sweepFiles(context);
    },
  });
}
