import type { z } from 'zod';

import type { Context } from '../context.ts';

/** One run of a job. A job may run more than once, so what it does has to bear being repeated. */
export interface JobRun<Data> {
  readonly data: Data;
  /** Aborted when the server stops or the job took too long: return soon, the job begins again elsewhere. */
  readonly signal: AbortSignal;
  /** Whether nobody tries again when this run throws. */
  readonly isLastTry: boolean;
}

/** How a job that threw, or whose process died, is tried again: after a delay that doubles each time. */
export interface RetryPlan {
  /** Tries after the first. */
  readonly limit: number;
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** A kind of work that happens later, again, or outside a request; declared once. */
export interface JobKind<Schema extends z.ZodObject = z.ZodObject> {
  /** Of letters, digits, dots, dashes: `mail.send`. */
  readonly name: string;
  /** What a job carries: ids, no secrets. */
  readonly data: Schema;
  /** `exclusive`: at most one job of a key waits or runs; of all jobs, where they have no key. */
  readonly policy: 'standard' | 'exclusive';
  readonly retry: RetryPlan;
  /** A cron expression in Warsaw's time; the job then carries nothing, and one server runs it. */
  readonly schedule?: string;
  /** Runs as nobody. @throws what makes it be tried again */
  run(context: Context, job: JobRun<z.output<Schema>>): Promise<void>;
}

export const jobKind = <Schema extends z.ZodObject>(kind: JobKind<Schema>): JobKind<Schema> => kind;
