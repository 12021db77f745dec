import { DatabaseError } from 'pg';

import { recordChange } from '../audit.ts';
import { withTransaction, type Context } from '../context.ts';
import type { Task, Work } from './work.ts';

const openWork = new WeakMap<Context, Work>();

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 3;

function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === serializationFailure || error.code === deadlock);
}

async function runAll(tasks: readonly Task[], context: Context): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      context.log.error({ err: error }, 'a task after a transaction failed');
    }
  }
}

async function attempt<T>(context: Context, work: (work: Work) => Promise<T>): Promise<T> {
  const committed: Task[] = [];
  const rolledBack: Task[] = [];
  let result: T;
  try {
    result = await context.platform.db.transaction().execute((db) => {
      const unit: Work = {
        db,
        context,
        afterCommit: (task) => committed.push(task),
        afterRollback: (task) => rolledBack.push(task),
        audit: (change) => recordChange(unit, change),
      };
      openWork.set(context, unit);
      return withTransaction(context, db, () => work(unit));
    });
  } catch (error) {
    openWork.delete(context);
    await runAll(rolledBack, context);
    throw error;
  }
  openWork.delete(context);
  await runAll(committed, context);
  return result;
}

/**
 * Runs `work` in one transaction, or joins the one this call already has open (a verb calling a verb, a call
 * under an idempotency key). The outermost is repeated up to three times when it collides with another.
 */
export async function inTransaction<T>(context: Context, work: (work: Work) => Promise<T>): Promise<T> {
  const joined = openWork.get(context);
  if (joined) return work(joined);
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(context, work);
    } catch (error) {
      if (tried === attempts || !isRetryable(error)) throw error;
      context.log.info({ err: error }, 'a transaction collided with another and is repeated');
    }
  }
}
