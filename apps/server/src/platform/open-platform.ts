import path from 'node:path';

import type pg from 'pg';
import type { Logger } from 'pino';

import { smtp } from '#adapters/mail/smtp.ts';
import type { Config } from '../config.ts';
import { openBackground } from './background.ts';
import { createPool, openDatabase } from './database/pool.ts';
import { diskStore } from './files/disk-store.ts';
import { startSender } from './mail/sender.ts';
import type { ModuleParts } from './module.ts';
import type { Platform } from './platform.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { openSecrets } from './secrets.ts';
import { openSessions } from './sessions/sessions.ts';
import { startSweeping } from './sweeping.ts';

export interface OpenPlatform extends Platform {
  readonly realtime: Realtime;
  /** Ends timers, sockets, listeners and connections. */
  close(): Promise<void>;
}

/** Opens everything `modules` stand on, over a database that is already migrated. */
export async function openPlatform(
  config: Config,
  connection: pg.ClientConfig,
  log: Logger,
  modules: readonly ModuleParts[],
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
  });
  const background = openBackground(log);
  const stopSweeping = startSweeping(
    { db: database.db, log },
    modules.flatMap(({ sweeps }) => sweeps ?? []),
  );
  const mailSender =
    config.smtpUrl === null
      ? null
      : startSender({ db: database.db, log, secrets, transport: smtp(config.smtpUrl), config });
  return {
    config,
    log,
    db: database.db,
    pool: database.pool,
    sessions,
    secrets,
    files: diskStore(path.join(config.dataDir, 'files')),
    mailSender,
    background,
    announce: realtime.announce,
    realtime,
    async close() {
      stopSweeping();
      await background.settle();
      await mailSender?.close();
      await realtime.close();
      await sessions.close();
      await database.close();
    },
  };
}
