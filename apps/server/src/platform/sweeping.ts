import type { Db } from './database/pool.ts';
import { sweepKeys } from './idempotency.ts';
import type { Platform } from './platform.ts';
import { sweepAttempts } from './rate-limit.ts';
import { sweepSessions } from './sessions/sessions.ts';

const hourly = 60 * 60 * 1000;

/** Once an hour forgets what has expired: repeat keys, login attempts, sessions. */
export function startSweeping({ db, log }: Pick<Platform, 'db' | 'log'>): () => void {
  const sweeps: readonly ((db: Db) => Promise<void>)[] = [sweepKeys, sweepAttempts, sweepSessions];
  const timer = setInterval(() => {
    for (const sweep of sweeps)
      sweep(db).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  }, hourly).unref();
  return () => clearInterval(timer);
}
