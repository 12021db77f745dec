import type pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';

import { superuserClient } from '../platform/database/cluster-process.ts';
import { createPool, openDatabase } from '../platform/database/pool.ts';
import { openSessions } from '../platform/sessions/sessions.ts';

export interface AdmissionCost {
  /** Reading session, roles, rights and hidden fields from the database: at most once a second and session. */
  readonly coldMs: number;
  /** The same from memory, with the question for a right. */
  readonly warmMs: number;
}

const sessionsRead = 300;
const requestedRights = 20_000;

/** What it costs to find out who calls and whether they may; both are means of many. */
export async function admissionCost(connection: pg.ClientConfig, email: string): Promise<AdmissionCost> {
  const log = pino({ level: 'silent' });
  const pool = createPool(connection, log, { max: 4, applicationName: 'szansa admission' });
  const database = openDatabase(pool);
  const { db } = database;
  const sessions = await openSessions(pool, connection, log);
  try {
    const { id: userId } = await db
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const tokens: string[] = [];
    for (let made = 0; made < sessionsRead; made += 1) {
      tokens.push((await sessions.start(db, { userId, userAgent: null, address: null })).token);
    }
    const coldFrom = performance.now();
    for (const token of tokens) await sessions.resolve(token);
    const coldMs = (performance.now() - coldFrom) / tokens.length;

    const [known = ''] = tokens;
    await sessions.resolve(known);
    const warmFrom = performance.now();
    for (let requested = 0; requested < requestedRights; requested += 1) {
      (await sessions.resolve(known))?.can('opportunity.get');
    }
    return { coldMs, warmMs: (performance.now() - warmFrom) / requestedRights };
  } finally {
    await sessions.close();
    await database.close();
  }
}

export interface Statements {
  /** Statements of everybody in the database since the cluster started. */
  readonly count: number;
  /** When that was, in seconds of the database's clock. */
  readonly at: number;
}

/**
 * Counts the statements in one of the run's databases, over a connection to another one, so that the query itself is
 * not counted. Statements of the queue occur over time in any case; `withoutQueue` leaves them out.
 */
export async function statementsOf(
  database: string,
  { withoutQueue = false }: { readonly withoutQueue?: boolean } = {},
): Promise<Statements> {
  const client = superuserClient(inject('cluster'), 'postgres', 'szansa tests');
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    const { rows } = await client.query<Statements>(
      `select coalesce(sum(calls), 0)::float8 as count, extract(epoch from clock_timestamp())::float8 as at
       from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1 and not ($2 and s.query like '%jobs.%')`,
      [database, withoutQueue],
    );
    return rows[0] ?? { count: 0, at: 0 };
  } finally {
    await client.end();
  }
}
