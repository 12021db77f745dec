import { CamelCasePlugin, Kysely } from 'kysely';
import { type ClientConfig, type CustomTypesConfig, Pool, types } from 'pg';
import type { Logger } from 'pino';

import { connectionShares } from './connection-shares.ts';
import { PreparingDialect } from './prepared.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

export interface DatabaseConnection {
  readonly db: Db;
  readonly pool: Pool;
  /** Ends every connection; safe to call twice. */
  close(): Promise<void>;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.DATE]: (text) => text,
  [types.builtins.NUMERIC]: (text) => text,
  [types.builtins.INT8]: (text) => {
    const number = Number(text);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`);
    return number;
  },
};

/**
 * What columns become: date and numeric strings, bigint a number (refused when it would lose digits),
 * timestamptz a Date.
 */
const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof types.getTypeParser>[0], format?: 'text') =>
    parsers[oid] ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Timeouts of statements in milliseconds: those that read a page of a list, and all others. */
const statementTimeouts = { list: 5000, other: 30_000 };

/** Connections of a pool. */
const mostConnections = 12;

/**
 * A user gets at most a third of the connections; the queue allows many times the requests of one page of the app.
 */
const shareOfOne = { most: mostConnections / 3, mostPending: 200, deadlineMs: 5000 };

export interface PoolOptions {
  readonly max?: number;
  readonly applicationName?: string;
}

/**
 * A pool whose connections survive a dropped line: without an error listener on the pool and on every
 * connection, a database restart would end the process.
 */
export function createPool(connection: ClientConfig, log: Logger, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    ...connection,
    types: columnTypes,
    max: options.max ?? mostConnections,
    application_name: options.applicationName ?? 'szansa',
    statement_timeout: statementTimeouts.other,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return pool;
}

/** Keys inside jsonb are camelCase as well, so that rows and nested rows read alike. */
export function openDatabase(pool: Pool): DatabaseConnection {
  const db = new Kysely<Database>({
    dialect: new PreparingDialect(pool, {
      limits: { shares: connectionShares(shareOfOne), timeouts: statementTimeouts },
    }),
    plugins: [new CamelCasePlugin()],
  });
  let closing: Promise<void> | null = null;
  return {
    db,
    pool,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
