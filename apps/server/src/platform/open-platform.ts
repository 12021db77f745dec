import path from 'node:path';

import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { createPool, openDatabase } from './database/pool.ts';
import { diskStore } from './files/disk-store.ts';
import type { Platform } from './platform.ts';
import { openRealtime, type Realtime } from './realtime/realtime.ts';
import { openSessions } from './sessions/sessions.ts';
import { startSweeping } from './sweeping.ts';

export interface OpenPlatform extends Platform {
  readonly realtime: Realtime;
  /** Ends timers, sockets, listeners and connections. */
  close(): Promise<void>;
}

/** Opens everything modules stand on, over a database that is already migrated. */
export async function openPlatform(
  config: Config,
  connection: pg.ClientConfig,
  log: Logger,
): Promise<OpenPlatform> {
  const database = openDatabase(createPool(connection, log));
  const sessions = await openSessions(database.pool, connection, log);
  const realtime = openRealtime({ connection, sessions, log, publicUrl: config.publicUrl });
  const stopSweeping = startSweeping({ db: database.db, log });
  return {
    config,
    log,
    db: database.db,
    pool: database.pool,
    sessions,
    files: diskStore(path.join(config.dataDir, 'files')),
    announce: realtime.announce,
    realtime,
    async close() {
      stopSweeping();
      await realtime.close();
      await sessions.close();
      await database.close();
    },
  };
}
