import type { Transaction } from 'kysely';

import type { Context } from '../context.ts';
import type { Database } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface RecordedChange {
  /** In snake_case as rights spell it: `customer`, `opportunity`. */
  readonly entity: string;
  readonly entityId: string;
  /** The version the change led to; null for what has none. */
  readonly version?: number | null;
  /** What was done: `create`, `edit`, `archive`, `reveal_personal_id` … */
  readonly action: string;
  /** Who did it, where they have shown who they are but are not signed in yet. */
  readonly by?: string;
  /** null when it did not exist. */
  readonly before: Fields | null;
  /** null when it is gone. */
  readonly after: Fields | null;
}

export type Task = () => void | Promise<void>;

/** A unit of work: one transaction, what it leaves in the audit log, and what follows its end. */
export interface Work {
  readonly db: Transaction<Database>;
  readonly context: Context;
  /** Runs after the real commit, in order; a failure is logged and changes nothing. */
  afterCommit(task: Task): void;
  /** Runs when the work did not happen after all, e.g. to remove a file already written. */
  afterRollback(task: Task): void;
  /** Writes who changed what into the audit log. */
  audit(change: RecordedChange): Promise<void>;
}
