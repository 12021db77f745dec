import type pg from 'pg';

import { superuserClient, type ClusterAddress } from '../platform/database/embedded-cluster.ts';

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
