import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import type { Db } from './database/pool.ts';
import type { FileStore } from './files/file-store.ts';
import type { Announce } from './realtime/announce.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What every module stands on; made once a process. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  readonly files: FileStore;
  /** Tells connected people that something changed; call it from `work.afterCommit`. */
  readonly announce: Announce;
}
