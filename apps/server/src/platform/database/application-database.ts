import type pg from 'pg';

import { superuserClient, type ClusterAddress } from './cluster-process.ts';

export const applicationRole = 'szansa';
export const applicationDatabase = 'szansa';

async function asSuperuser<T>(
  address: ClusterAddress,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = superuserClient(address, database, 'szansa bootstrap');
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Several processes may start at once; the lock makes one of them do the work. */
const bootstrapLock = 7_266_001;

/**
 * Makes the application's own role (no superuser) and the database it owns, with the extensions it needs.
 * Safe to repeat. On Windows, where there is no private socket, the role gets the superuser's generated password.
 */
export async function ensureApplicationDatabase(address: ClusterAddress): Promise<void> {
  await asSuperuser(address, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [bootstrapLock]);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
    if (role.rowCount === 0) {
      const password =
        address.password === undefined ? '' : ` password ${client.escapeLiteral(address.password)}`;
      await client.query(
        `create role ${applicationRole} login nosuperuser nocreatedb nocreaterole${password}`,
      );
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [
      applicationDatabase,
    ]);
    if (database.rowCount === 0) {
      await client.query(`create database ${applicationDatabase} owner ${applicationRole}`);
    }
    await asSuperuser(address, applicationDatabase, async (inside) => {
      await inside.query('create extension if not exists pg_trgm');
      await inside.query('create extension if not exists unaccent');
    });
  });
}

/** Returns the connection settings of the application's database in the cluster, for node-postgres. */
export function applicationConnection(
  address: ClusterAddress,
  database = applicationDatabase,
): pg.ClientConfig {
  return {
    host: address.host,
    port: address.port,
    user: applicationRole,
    database,
    ...(address.password === undefined ? {} : { password: address.password }),
  };
}
