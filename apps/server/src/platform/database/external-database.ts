import pg from 'pg';

import { ConfigError } from '../config-error.ts';

/** The oldest PostgreSQL the migrations are written for. */
const oldestVersion = 15;
const patienceMs = 10_000;

/** What to do about an error of connecting, by PostgreSQL's code. */
const advice: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password: correct DATABASE_URL.',
  '28000': 'refuses the user: correct DATABASE_URL, or let pg_hba.conf admit the user.',
  '3D000': 'does not exist: create it (create database … owner …), or correct DATABASE_URL.',
  '53300': 'has no connection left: raise max_connections, or set DATABASE_URL to another server.',
  '57P03': 'is starting or stopping: try again in a moment.',
};

/** The address of a database without its password. */
function nameOf(connection: pg.ClientConfig): string {
  const { host, port, database } = new pg.Client(connection);
  return `The database ${database ?? ''} at ${host}:${port} (DATABASE_URL)`;
}

interface Found {
  readonly version: number;
  readonly encoding: string;
  readonly hasPolish: boolean;
  readonly isOwner: boolean;
  readonly isStandby: boolean;
  readonly unavailable: readonly string[];
  readonly missing: readonly string[];
  /** Settings with which PostgreSQL may lose an acknowledged change. */
  readonly unsafe: readonly string[];
}

const look = `
  select current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    exists (select 1 from pg_collation where collname = 'pl-x-icu') as "hasPolish",
    has_database_privilege(current_database(), 'create')
      and has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as "isOwner",
    array(select name from needed where name not in (select name from pg_available_extensions)) as unavailable,
    array(select name from needed where name not in (select extname from pg_extension)) as missing,
    array(select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name)
      as unsafe`;

/** What an operator has to change about a database, in one sentence; undefined when it can be used. */
function objection({
  version,
  encoding,
  hasPolish,
  isOwner,
  isStandby,
  unavailable,
  missing,
  unsafe,
}: Found) {
  if (version < oldestVersion) {
    return `is PostgreSQL ${version}: set DATABASE_URL to version ${oldestVersion} or newer.`;
  }
  if (isStandby) return 'is a read-only standby: set DATABASE_URL to its primary server.';
  if (encoding !== 'UTF8') return `has the encoding ${encoding}: create one with the encoding UTF8.`;
  if (!hasPolish)
    return 'has no Polish collation: use a PostgreSQL with ICU, as the packages of all systems are.';
  if (unavailable.length > 0) {
    return `lacks the extensions ${unavailable.join(', ')}: install PostgreSQL's contrib package on its machine.`;
  }
  if (!isOwner) {
    const extensions = missing.length > 0 ? ` and the extensions ${missing.join(', ')}` : '';
    return `does not let this user create tables${extensions}: make the user its owner (alter database … owner to …).`;
  }
  if (unsafe.length > 0) {
    return `may lose saved work, because ${unsafe.join(' and ')} is off: switch it on in postgresql.conf.`;
  }
  return undefined;
}

/**
 * Looks whether the database of DATABASE_URL can be used, without changing it.
 * @throws ConfigError with what is the matter and what to do
 */
export async function checkExternalDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'szansa start',
    connectionTimeoutMillis: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `${nameOf(connection)} ${advice[code] ?? `cannot be reached (${code || message}): start it, or correct DATABASE_URL.`}`,
    );
  }
  try {
    const { rows } = await client.query<Found>(
      `with needed (name) as (values ('pg_trgm'), ('unaccent')) ${look}`,
    );
    const reason = rows[0] && objection(rows[0]);
    if (reason !== undefined) throw new ConfigError(`${nameOf(connection)} ${reason}`);
  } finally {
    await client.end();
  }
}
