import type { Db } from './database/pool.ts';
import { sweepKeys } from './idempotency.ts';
import { sweepMails } from './mail/mail-queries.ts';
import type { Platform } from './platform.ts';
import { sweepAttempts } from './rate-limit.ts';
import { sweepSessions } from './sessions/sessions.ts';

const hourly = 60 * 60 * 1000;

type Sweep = (db: Db) => Promise<void>;

const ownSweeps: readonly Sweep[] = [sweepKeys, sweepAttempts, sweepSessions, sweepMails];

/** Forgets what has expired, the modules' rows as well. What fails is left for the next time. */
export async function sweepAll(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  moduleSweeps: readonly Sweep[],
): Promise<void> {
  const report = (error: unknown) => log.warn({ err: error }, 'sweeping failed');
  await Promise.all([...ownSweeps, ...moduleSweeps].map((sweep) => sweep(db).catch(report)));
}

/** Sweeps once an hour; gives back how to stop. */
export function startSweeping(
  platform: Pick<Platform, 'db' | 'log'>,
  moduleSweeps: readonly Sweep[],
): () => void {
  const timer = setInterval(() => void sweepAll(platform, moduleSweeps), hourly).unref();
  return () => clearInterval(timer);
}
