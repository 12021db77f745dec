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
   * `exclusive`: at most one job of a key waits or runs; `short`: at most one waits, however many run. Of all jobs, where
   * they have no key.
   */
  readonly policy: 'standard' | 'exclusive' | 'short';
  readonly retry: RetryPlan;
  /** How many seconds late a job that waited for its time may begin; 10 unless said. */
  readonly punctuality?: number;
  /** Whether a server that starts makes one as well, which carries nothing: the one before may have died at its work. */
  readonly isMadeAtStart?: true;
  /** A cron expression in Warsaw's time; the job then carries nothing, and one server runs it. */
  readonly schedule?: string;
}

export interface EnqueueOptions {
  /** Of an exclusive kind: while a job of this key waits or runs, no other is made. */
  readonly key?: string;
  /** Not before so many seconds have passed. */
  readonly afterSeconds?: number;
  /** Whether jobs of its kind that were made later, and need not wait, come before it. */
  readonly isLast?: boolean;
}

/** Makes jobs. */
export interface Jobs {
  /**
   * Makes a job within the work's transaction: it runs once that has committed, and never if it has not.
   * @returns whether a job was made; `false` when one of the same key waits or runs already.
   */
  enqueue<Schema extends z.ZodObject>(
    work: { readonly db: Transaction<Database> },
    kind: JobPlan<Schema>,
    data: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<boolean>;
}
