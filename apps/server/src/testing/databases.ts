import type pg from 'pg';

import { applicationDatabase } from '../platform/database/application-database.ts';
import { superuserClient, type ClusterAddress } from '../platform/database/cluster-process.ts';
import { joinCluster } from '../platform/database/embedded-cluster.ts';

/** Runs statements beside the databases of the tests. */
export async function asSuperuser(
  address: ClusterAddress,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = superuserClient(address, 'postgres', 'szansa tests');
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a database as files, instead of writing each of its pages to the log as well. */
export function copyDatabase(address: ClusterAddress, from: string, to: string): Promise<void> {
  return asSuperuser(address, (client) =>
    client.query(`create database ${to} template ${from} strategy file_copy owner szansa`),
  );
}

interface JoinedDatabase extends AsyncDisposable {
  query(text: string): Promise<readonly pg.QueryResultRow[]>;
}

/** Joins the embedded database of a server that runs in `dataDir`, until it is disposed of. */
export async function databaseOf(dataDir: string): Promise<JoinedDatabase> {
  const cluster = await joinCluster({ dataDir });
  const client = superuserClient(cluster.address, applicationDatabase, 'szansa tests');
  await client.connect();
  return {
    query: async (text) => (await client.query<pg.QueryResultRow>(text)).rows,
    async [Symbol.asyncDispose]() {
      await client.end();
      await cluster.leave();
    },
  };
}
