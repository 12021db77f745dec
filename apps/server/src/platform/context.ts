import type { Language } from '@szansa/domain/account';
import type { AuditEntity } from '@szansa/domain/audit';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';

import type { AuditEntry, PreparedStatement } from './audit.ts';
import type { Db } from './database/pool.ts';
import type { Database } from './database/schema.ts';
import type { Platform } from './platform.ts';
import type { Publish } from './publish.ts';
import type { Emit } from './realtime/emit.ts';
import type { Actor } from './sessions/actor.ts';

/** The id of what no request has caused. */
export const systemRequestId = 'system';

/** Everything known about one call: who, in which language, from where. */
interface Call<Caller extends Actor | null> {
  readonly platform: Platform;
  /** null for what needs no session. */
  readonly actor: Caller;
  readonly language: Language;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly log: Logger;
}

/** The parameter of functions that read: a context, or a unit of work, which sees its own changes. */
export interface Reading<Caller extends Actor | null = Actor | null> {
  readonly platform: Platform;
  readonly actor: Caller;
  readonly language: Language;
  readonly db: Db;
}

/** Reading on behalf of a signed-in user. */
export type StaffReading = Reading<Actor>;

export type Task = () => void | Promise<void>;

/** A unit of work: one transaction, what it leaves in the audit log, and what follows its end. */
export interface Work<Caller extends Actor | null = Actor | null> extends Call<Caller> {
  readonly db: Transaction<Database>;
  /** Writes who did what into the audit log. */
  audit<Entity extends AuditEntity>(...entries: readonly AuditEntry<Entity>[]): Promise<void>;
  /** Starts a statement that writes an entry into the audit log together with the change that completes it. */
  audited<Entity extends AuditEntity>(entry: AuditEntry<Entity>): PreparedStatement;
  /** Publishes an event to the subscribers of other modules, which are called in this transaction at its end. */
  readonly publish: Publish;
  /** Sends an event to browsers after the commit. */
  readonly emit: Emit;
  /**
   * Runs in the transaction after all other work, in order: for conditions at its end. If it throws, the work is rolled
   * back.
   */
  beforeCommit(task: Task): void;
  /** Runs after the real commit, in order; a failure is logged and changes nothing. */
  afterCommit(task: Task): void;
  /**
   * Runs when the work did not happen for sure, e.g. to remove a file already written. Not when the line broke while it
   * was committed: what is left then has to be swept.
   */
  afterRollback(task: Task): void;
}

/** The work of a verb that needs a session. */
export type StaffWork = Work<Actor>;

/** A call before anything is done for it. */
export interface Context<Caller extends Actor | null = Actor | null> extends Call<Caller> {
  /** The pool; the transaction of `work` where the call is bound to one. */
  readonly db: Db;
  /** The work that the verbs of this call join; null when each opens its own. */
  readonly work: Work<Caller> | null;
}

/** The context of a call that needs a session. */
export type StaffContext = Context<Actor>;

export function createContext<Caller extends Actor | null>(
  platform: Platform,
  call: Omit<Call<Caller>, 'platform'>,
): Context<Caller> {
  return { ...call, platform, db: platform.db, work: null };
}

/** The same call, bound to a unit of work: its verbs join it, and it reads what they write. */
export function boundContext<Caller extends Actor | null>(
  context: Context<Caller>,
  work: Work<Caller>,
): Context<Caller> {
  return { ...context, db: work.db, work };
}
