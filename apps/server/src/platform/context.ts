import type { Language } from '@szansa/domain/account';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';

import type { Db } from './database/pool.ts';
import type { Database } from './database/schema.ts';
import type { Platform } from './platform.ts';
import type { Actor } from './sessions/actor.ts';

/** Everything known about one call: who, in which language, from where. */
export interface Context {
  readonly platform: Platform;
  readonly actor: Actor | null;
  readonly language: Language;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly log: Logger;
  /** Where to read: the transaction this call has open, else the pool. */
  readonly db: Db;
}

/** The context of a call that needs a session. */
export interface StaffContext extends Context {
  readonly actor: Actor;
}

type Given = Omit<Context, 'db' | 'platform'>;

const open = new WeakMap<Context, Transaction<Database>>();

export function createContext<G extends Given>(platform: Platform, given: G): G & Context {
  const context: G & Context = {
    ...given,
    platform,
    get db(): Db {
      return open.get(context) ?? platform.db;
    },
  };
  return context;
}

/** The context of work nobody asked for: jobs, seeding. */
export function systemContext(platform: Platform): Context {
  return createContext(platform, {
    actor: null,
    language: 'pl',
    address: null,
    userAgent: null,
    requestId: 'system',
    log: platform.log,
  });
}

/** Lets everything done with `context` see the open transaction until it ends. */
export async function withTransaction<T>(
  context: Context,
  transaction: Transaction<Database>,
  work: () => Promise<T>,
): Promise<T> {
  open.set(context, transaction);
  try {
    return await work();
  } finally {
    open.delete(context);
  }
}
