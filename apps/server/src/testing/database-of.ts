import type { QueryResultRow } from 'pg';

import { applicationDatabase } from '../platform/database/application-database.ts';
import { joinCluster, superuserClient } from '../platform/database/embedded-cluster.ts';

interface JoinedDatabase extends AsyncDisposable {
  query(text: string): Promise<readonly QueryResultRow[]>;
}

/** Joins the embedded database of a server that runs in `dataDir`, until it is disposed of. */
export async function databaseOf(dataDir: string): Promise<JoinedDatabase> {
  const cluster = await joinCluster({ dataDir });
  const client = superuserClient(cluster.address, applicationDatabase, 'szansa tests');
  await client.connect();
  return {
    query: async (text) => (await client.query<QueryResultRow>(text)).rows,
    async [Symbol.asyncDispose]() {
      await client.end();
      await cluster.leave();
    },
  };
}
