import { inject } from 'vitest';

import { superuserClient } from '../platform/database/embedded-cluster.ts';

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
