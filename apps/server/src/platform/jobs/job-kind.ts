import type { z } from 'zod';

import type { Context } from '../context.ts';
import type { JobPlan } from './job-plan.ts';

/** One run of a job. A job may run more than once, so what it does has to bear being repeated. */
export interface JobRun<Data> {
  readonly data: Data;
  /** Aborted when the server stops or the job took too long: return soon, the job starts again elsewhere. */
  readonly signal: AbortSignal;
  /** Whether the job is not retried when this run throws. */
  readonly isLastTry: boolean;
}

/** A kind of background work: delayed, retried, or outside a request; declared once. */
export interface JobKind<Schema extends z.ZodObject = z.ZodObject> extends JobPlan<Schema> {
  /** Runs without an actor. @throws an error that causes a retry */
  run(context: Context, job: JobRun<z.output<Schema>>): Promise<void>;
}

export const jobKind = <Schema extends z.ZodObject>(kind: JobKind<Schema>): JobKind<Schema> => kind;
