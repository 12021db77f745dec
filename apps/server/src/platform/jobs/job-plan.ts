import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { Database } from '../database/schema.ts';

/** How a job that threw, or whose process died, is tried again: after a delay that doubles each time. */
export interface RetryPlan {
  /** Tries after the first. */
  readonly limit: number;
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** What the queue knows of a kind of job. */
export interface JobPlan<Schema extends z.ZodObject = z.ZodObject> {
  /** Of letters, digits, dots, dashes: `mail.send`. */
  readonly name: string;
  /** What a job carries: ids, no secrets. */
  readonly data: Schema;
  /**
   * `exclusive`: at most one job of a key is pending or running; `short`: at most one is pending, while any number may
   * run. This applies to all jobs of the kind, where they have no key.
   */
  readonly policy: 'standard' | 'exclusive' | 'short';
  readonly retry: RetryPlan;
  /** Maximum delay in seconds after a job's scheduled time; 10 by default. */
  readonly punctuality?: number;
  /** Whether a server that starts makes one as well, which carries nothing: the one before may have died at its work. */
  readonly isMadeAtStart?: true;
  /** A cron expression in Warsaw's time; the job then carries nothing, and one server runs it. */
  readonly schedule?: string;
}

export interface EnqueueOptions {
  /** For an exclusive kind: while a job of this key is pending or running, no other is created. */
  readonly key?: string;
  /** Not before so many seconds have passed. */
  readonly afterSeconds?: number;
  /** Whether jobs of its kind that were created after it, and are due, run before it. */
  readonly isLast?: boolean;
}

/** Jobs of a queue, of all servers. */
export interface JobCounts {
  readonly queue: string;
  /** Due, and not running yet. */
  readonly waiting: number;
  /** Due later. */
  readonly scheduled: number;
  readonly running: number;
  /** Given up within the last days. */
  readonly failed: number;
}

/** Makes jobs. */
export interface Jobs {
  /**
   * Enqueues a job within a transaction: it runs once that has committed, and never if it is rolled back. Its log lines
   * have the id of the request.
   * @returns whether a job was created; `false` when one of the same key is pending or running already.
   */
  enqueue<Schema extends z.ZodObject>(
    work: { readonly db: Transaction<Database>; readonly requestId?: string },
    kind: JobPlan<Schema>,
    data: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<boolean>;
}
