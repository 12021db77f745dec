import type pg from 'pg';
import type { Logger } from 'pino';

import type { MailTransport } from '#adapters/mail/mail-transport.ts';
import type { Config } from '../config.ts';
import type { Background } from './background.ts';
import type { Db } from './database/pool.ts';
import type { FileStore } from './files/file-store.ts';
import type { GoingUpload } from './files/going-uploads.ts';
import type { Jobs } from './jobs/job-plan.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Emit } from './realtime/emit.ts';
import type { Secrets } from './secrets.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Traces } from './traces/traces.ts';

/** The services that all modules use; created once per process. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly files: FileStore;
  /** Starts to count what a person's upload brings until it is stored. */
  readonly startUpload: (userId: string) => GoingUpload;
  /** The mail server; null when none is set. */
  readonly mailTransport: MailTransport | null;
  readonly jobs: Jobs;
  readonly background: Background;
  /** Null unless metrics are on. */
  readonly metrics: Metrics | null;
  /** Null unless spans are sent. */
  readonly traces: Traces | null;
  /** Emits an event to connected users at once; verbs use `work.emit`. */
  readonly emit: Emit;
}
