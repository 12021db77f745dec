import type pg from 'pg';
import type { Logger } from 'pino';

import { smtp } from '#adapters/mail/smtp.ts';
import type { Config } from '../config.ts';
import { openBackground } from './background.ts';
import { createPool, openDatabase } from './database/pool.ts';
import type { FileStore } from './files/file-store.ts';
import { goingUploads } from './files/going-uploads.ts';
import { registerSubscribers } from './events.ts';
import { openJobs } from './jobs/jobs.ts';
import { platformKinds } from './jobs/platform-kinds.ts';
import { openMetrics } from './metrics/metrics.ts';
import type { ModuleParts } from './module.ts';
import type { Platform } from './platform.ts';
import { resumeAtStart } from './mail/sending.ts';
import { endInterruptedOperations } from './operations/interrupted.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { readingRule } from './realtime/watchable.ts';
import { openSecrets } from './secrets.ts';
import type { RunningService } from './service.ts';
import { openSessions } from './sessions/sessions.ts';
import { openTraces } from './traces/traces.ts';
import { systemContext } from './verb.ts';

export interface OpenPlatform extends Platform {
  readonly realtime: Realtime;
  /** Lets jobs finish; ends timers, sockets, listeners and connections. */
  close(): Promise<void>;
}

/**
 * Opens the platform that `modules` need, over a database that is already migrated, and starts running jobs: those of
 * the platform and of the modules. Closing it closes the store of files as well.
 */
export async function openPlatform(
  config: Config,
  connection: pg.ClientConfig,
  log: Logger,
  modules: readonly ModuleParts[],
  files: FileStore,
): Promise<OpenPlatform> {
  const secrets = openSecrets(config);
  const database = openDatabase(createPool(connection, log));
  const sessions = await openSessions(database.pool, connection, log);
  const realtime = openRealtime({
    connection,
    sessions,
    log,
    publicUrl: config.publicUrl,
    roomsOf: (actor) => modules.flatMap(({ rooms }) => rooms?.(actor) ?? []),
    mayRead: readingRule(modules, (actor) => ({ platform, actor, language: actor.locale, db: platform.db })),
  });
  const background = openBackground(log);
  const mailTransport =
    config.smtpUrl === null ? null : smtp(config.smtpUrl, { allowsPlain: config.smtpAllowsPlain });
  const kinds = [...platformKinds(modules), ...modules.flatMap((one) => one.jobs ?? [])];
  const traces = config.sendsTraces ? await openTraces(log) : null;
  const jobs = await openJobs({ connection, log, kinds, traces });
  const measured = { db: database.db, pool: database.pool, jobs, sockets: realtime, log };
  const metrics = config.metricsToken === null ? null : await openMetrics(measured);
  const running: RunningService[] = [];
  const platform: OpenPlatform = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    sessions,
    secrets,
    files,
    startUpload: goingUploads(),
    mailTransport,
    jobs,
    background,
    metrics,
    traces,
    emit: realtime.emit,
    realtime,
    async close() {
      for (const service of running) await service.close();
      await background.settle();
      await jobs.close();
      metrics?.close();
      mailTransport?.close();
      await realtime.close();
      await sessions.close();
      await database.close();
      files.close();
      await traces?.close();
    },
  };
  registerSubscribers(
    platform,
    modules.flatMap(({ subscribers }) => subscribers ?? []),
  );
  await endInterruptedOperations(
    platform,
    modules.flatMap(({ interrupted }) => interrupted ?? []),
  );
  await jobs.run((requestId) => systemContext(platform, requestId));
  await resumeAtStart(platform);
  for (const startService of modules.flatMap(({ services }) => services ?? [])) {
    running.push(startService(() => systemContext(platform)));
  }
  return platform;
}
