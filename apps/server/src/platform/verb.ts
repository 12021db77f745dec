import { DatabaseError } from 'pg';

import { auditedStatement, writeAuditEntries } from './audit.ts';
import {
  createContext,
  systemRequestId,
  type Context,
  type StaffContext,
  type Task,
  type Work,
} from './context.ts';
import { inTransaction } from './database/database-caller.ts';
import { createEvents } from './events.ts';
import type { Platform } from './platform.ts';
import type { Actor } from './sessions/actor.ts';
import { loadOwner } from './sessions/load-actor.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 3;

function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === serializationFailure || error.code === deadlock);
}

async function runAll(tasks: readonly Task[], { log }: Context): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      log.error({ err: error }, 'a task after a transaction failed');
    }
  }
}

/** The database ended the session: whether it had committed before is not known. */
const endedByServer = /^57P/;

/** Whether nothing of a transaction is left for sure. A COMMIT whose answer was lost may have happened. */
function wasRolledBack(error: unknown, wasCommitting: boolean): boolean {
  return !wasCommitting || (error instanceof DatabaseError && !endedByServer.test(error.code ?? ''));
}

async function attempt<Caller extends Actor | null, T>(
  context: Context<Caller>,
  does: (work: Work<Caller>) => Promise<T>,
): Promise<T> {
  const { platform, actor, language, address, userAgent, requestId, log } = context;
  const events = createEvents(platform);
  const ending: Task[] = [];
  const committed: Task[] = [];
  const rolledBack: Task[] = [];
  let isCommitting = false;
  let result: T;
  try {
    result = await platform.db.transaction().execute(async (db) => {
      const work: Work<Caller> = {
        platform,
        actor,
        language,
        address,
        userAgent,
        requestId,
        log,
        db,
        audit: (...written) => writeAuditEntries({ db, actor, address }, written),
        audited: (entry) => auditedStatement({ db, actor, address }, entry),
        publish: events.publish,
        emit: (...event) => committed.push(() => platform.emit(...event)),
        beforeCommit: (task) => ending.push(task),
        afterCommit: (task) => committed.push(task),
        afterRollback: (task) => rolledBack.push(task),
      };
      const done = await inTransaction(async () => {
        const given = await does(work);
        await events.deliverAll(work);
        for (const task of ending) await task();
        return given;
      });
      isCommitting = true;
      return done;
    });
  } catch (error) {
    if (wasRolledBack(error, isCommitting)) await runAll(rolledBack, context);
    throw error;
  }
  await runAll(committed, context);
  return result;
}

/**
 * Runs a change in one transaction: the one its context is bound to, otherwise one of its own, which is retried up to
 * three times in total when it conflicts with another. Its events are published after the commit.
 */
export async function verb<Caller extends Actor | null, T>(
  context: Context<Caller>,
  does: (work: Work<Caller>) => Promise<T>,
): Promise<T> {
  if (context.work) return does(context.work);
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(context, does);
    } catch (error) {
      if (tried === attempts || !isRetryable(error)) throw error;
      context.log.info({ err: error }, 'a transaction collided with another and is repeated');
    }
  }
}

/**
 * Runs what only reads again where the database broke it off for another transaction: the migration of a next release
 * locks tables in another order than a statement that reads several of them.
 */
export async function repeatedRead<T>({ log }: Context, read: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await read();
    } catch (error) {
      if (tried === attempts || !isRetryable(error)) throw error;
      log.info({ err: error }, 'a read collided with a transaction and is repeated');
    }
  }
}

/** Writes what has to stay when a work is refused: in a work of its own, once nothing of the refused one is left. */
export function afterRefusal<Caller extends Actor | null>(
  refused: Work<Caller>,
  does: (own: Work<Caller>) => Promise<void>,
): void {
  refused.afterRollback(() => verb(createContext(refused.platform, refused), does));
}

/**
 * Returns a context without a caller: for the records of a first start and for jobs, whose log lines have the id of the
 * request that caused them.
 */
export function systemContext(platform: Platform, requestId = systemRequestId): Context<null> {
  return createContext(platform, {
    actor: null,
    language: 'pl',
    address: null,
    userAgent: null,
    requestId,
    log: requestId === systemRequestId ? platform.log : platform.log.child({ requestId }),
  });
}

/** Returns a context for work that continues on behalf of a user after their call; null once they are deactivated. */
export async function ownerContext(
  { platform, requestId }: Pick<Context, 'platform'> & Partial<Pick<Context, 'requestId'>>,
  owner: { readonly userId: string; readonly sessionId: string },
): Promise<StaffContext | null> {
  const actor = await loadOwner(platform.pool, owner);
  return (
    actor && createContext(platform, { ...systemContext(platform, requestId), actor, language: actor.locale })
  );
}

/** Runs a verb without a caller. */
export function systemVerb<T>(platform: Platform, does: (work: Work<null>) => Promise<T>): Promise<T> {
  return verb(systemContext(platform), does);
}
