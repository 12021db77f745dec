import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of database queries. Jobs and services have no caller. */
export interface DatabaseCaller {
  /** Null for a caller without a session. */
  readonly userId: string | null;
  /** Whether a page of a list is read, whose statements have little time. */
  readonly readsList: boolean;
  /** Whether a transaction of the call has a connection already. */
  readonly hasConnection: boolean;
}

const callers = new AsyncLocalStorage<DatabaseCaller>();

export const currentCaller = (): DatabaseCaller | undefined => callers.getStore();

/** Runs the work of a call, and remembers for whom. */
export function forCaller<T>(
  caller: Pick<DatabaseCaller, 'userId' | 'readsList'>,
  work: () => Promise<T>,
): Promise<T> {
  return callers.run({ ...caller, hasConnection: false }, work);
}

/** Runs work in a transaction: further queries beside it do not wait for a connection of the same caller. */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const caller = callers.getStore();
  return caller === undefined ? work() : callers.run({ ...caller, hasConnection: true }, work);
}
