import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import type { Background } from './background.ts';
import type { Db } from './database/pool.ts';
import type { FileStore } from './files/file-store.ts';
import type { MailSender } from './mail/sender.ts';
import type { Announce } from './realtime/announce.ts';
import type { Secrets } from './secrets.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What every module stands on; made once a process. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly files: FileStore;
  /** Hands mails to the mail server; null when none is set. */
  readonly mailSender: MailSender | null;
  readonly background: Background;
  /** Tells connected people at once that something changed; verbs use `work.announce`. */
  readonly announce: Announce;
}
