import { entities, roleKeys, type Entity, type RoleKey } from '@szansa/domain/access';
import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';

import type { Db } from '../database/pool.ts';

/**
 * Whose access changed: one session ended, everything about one user, who may read one record, or for null
 * any of its kind, a role and so everyone
 * who has it, or a setting of the agency.
 */
export type AccessChange =
  | { readonly sessionId: string }
  | { readonly userId: string }
  | { readonly entity: Entity; readonly id: string | null }
  | { readonly role: RoleKey }
  | { readonly everyone: true };

const channel = 'szansa_access';

function encode(change: AccessChange): string {
  if ('sessionId' in change) return `session:${change.sessionId}`;
  if ('entity' in change) return `${change.entity}/${change.id ?? 'all'}`;
  if ('role' in change) return `role:${change.role}`;
  return 'userId' in change ? `user:${change.userId}` : 'everyone';
}

function decode(payload: string): AccessChange {
  const [name, recordId] = payload.split('/');
  const entity = entities.find((one) => one === name);
  if (entity && recordId) return { entity, id: recordId === 'all' ? null : recordId };
  const [kind, id] = payload.split(':');
  if (kind === 'session' && id) return { sessionId: id };
  const role = roleKeys.find((key) => key === id);
  if (kind === 'role' && role) return { role };
  return kind === 'user' && id ? { userId: id } : { everyone: true };
}

/** Publishes an access change to every process when the transaction of `db` commits (at once outside of one). */
export async function publishAccessChange(db: Db, change: AccessChange): Promise<void> {
  await sql`select pg_notify(${channel}, ${encode(change)})`.execute(db);
}

export interface AccessListener {
  /** False while the line is cut: changes may be missed, so nothing may be remembered. */
  isListening(): boolean;
  /** Resolves once every change that was committed before has been received. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const retryMs = 500;

/** The connection of each running server, by its name in PostgreSQL. */
export const accessListenerName = 'szansa access';

/** Subscribes to access changes of all processes; reconnects by itself, and then reports all users as changed. */
export async function listenForAccessChanges(
  connection: ClientConfig,
  log: Logger,
  onChange: (change: AccessChange) => void,
): Promise<AccessListener> {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;
  const resolvers = new Set<() => void>();

  function goOn(): void {
    for (const resolve of resolvers) resolve();
    resolvers.clear();
  }

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, application_name: accessListenerName, keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the access listener lost its connection'));
    next.on('notification', (message) => onChange(decode(message.payload ?? '')));
    next.once('end', () => {
      if (client !== next) return;
      client = null;
      scheduleRetry();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    onChange({ everyone: true });
    goOn();
  }

  function scheduleRetry(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = null;
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'the access listener cannot connect');
        scheduleRetry();
      });
    }, retryMs);
  }

  /** The line gives what it was notified of before it answers a query. */
  async function caughtUp(): Promise<void> {
    const current = client;
    if (current) {
      const isAnswered = await current.query('select 1').then(
        () => true,
        () => false,
      );
      if (isAnswered || closed) return;
      // the next connection starts by reporting all users as changed
      await current.end().catch(() => undefined);
    }
    if (closed || (client && client !== current)) return;
    await new Promise<void>((resolve) => resolvers.add(resolve));
  }

  await connect();
  return {
    isListening: () => client !== null,
    caughtUp,
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      const last = client;
      client = null;
      goOn();
      await last?.end();
    },
  };
}
