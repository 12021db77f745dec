import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { ConfigError } from '../config-error.ts';
import { createJobTables } from '../jobs/jobs.ts';
import { withBaseline } from './adopt-baseline.ts';
import {
  applicationConnection,
  applicationDatabase,
  ensureApplicationDatabase,
} from './application-database.ts';
import { majorOf, olderBinaries } from './cluster-binaries.ts';
import {
  initialise,
  isRunning,
  readAddress,
  start,
  stop,
  superuserClient,
  type ClusterAddress,
  type Place,
} from './cluster-process.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** The upgrade of a cluster to another major version of PostgreSQL. */
export interface ClusterUpgrade {
  /** Major versions, such as `17`. */
  readonly from: string;
  readonly to: string;
  /** Tables that are copied, of how many. */
  readonly done: number;
  readonly total: number;
}

type Progress = (done: number, total: number) => void;

/** The port of the new cluster while both run; their sockets are in one folder. */
const temporaryPort = '5433';

/** Tables that the new cluster has its own rows of, and those of sockets, which are read within seconds. */
const leftOut = ['public.migration', 'public.socket_io_attachments', 'jobs.version'];

const majorIn = async (data: string) =>
  (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();

async function sizeOf(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const sizes = files.map(async (one) => (await stat(path.join(one.parentPath, one.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function checkDisk({ location, data }: Place): Promise<void> {
  const [needed, { bavail, bsize }] = await Promise.all([sizeOf(data), statfs(location)]);
  if (bavail * bsize > needed) return;
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  throw new ConfigError(
    `The database is copied for a newer PostgreSQL, which needs ${inMegabytes(needed)} MB of disk in ${location}, and ` +
      `${inMegabytes(bavail * bsize)} MB are free: make room, and start again.`,
  );
}

interface Table {
  /** With its schema, quoted, like the columns. */
  readonly name: string;
  readonly columns: string;
}

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and n.nspname || '.' || c.relname <> all ($1)
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [leftOut],
  );
  return rows;
}

/** Copies the rows of all tables, and the values of sequences, in one transaction. */
async function copyRows(old: Client, next: Client, onProgress: Progress): Promise<void> {
  const tables = await tablesOf(old);
  onProgress(0, tables.length);
  await old.query('begin isolation level repeatable read read only');
  // neither triggers nor foreign keys: the rows were right in the old one
  await next.query('begin; set local session_replication_role = replica');
  await next.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const [index, { name, columns }] of tables.entries()) {
    const rows = old.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
    const copied = next.query(copyFrom(`copy ${name} (${columns}) from stdin`));
    await pipeline(rows, copied);
    if (rows.rowCount !== copied.rowCount) {
      throw new Error(`${copied.rowCount} of ${rows.rowCount} rows of ${name} were copied`);
    }
    onProgress(index + 1, tables.length);
  }
  const { rows: sequences } = await old.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'jobs') and last_value is not null`,
  );
  for (const { name, value } of sequences) {
    await next.query('select setval($1::regclass, $2::bigint)', [name, value]);
  }
  await next.query('commit');
  await next.query('analyze');
}

/** Whether the database has tables; a start that was killed early leaves none. */
async function isFilled(address: ClusterAddress): Promise<boolean> {
  const client = superuserClient(address, 'postgres', 'szansa upgrade');
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      applicationDatabase,
    ]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function copyDatabase(from: ClusterAddress, to: ClusterAddress, onProgress: Progress): Promise<void> {
  if (!(await isFilled(from))) return;
  await ensureApplicationDatabase(to);
  const [old, next] = [from, to].map((address) =>
    superuserClient(address, applicationDatabase, 'szansa upgrade'),
  );
  if (!old || !next) throw new Error('unreachable');
  try {
    await Promise.all([old.connect(), next.connect()]);
    const { rows } = await old.query<{ name: string }>(
      `select name from migration where has_indexes order by name`,
    );
    const last = withBaseline(
      rows.map(({ name }) => name),
      'database',
    ).at(-1);
    await migrate(applicationConnection(to), migrationsFolder, last);
    await createJobTables(applicationConnection(to));
    await copyRows(old, next, onProgress);
  } finally {
    await Promise.all([old.end(), next.end()]);
  }
}

const completeIn = ({ location }: Place) => path.join(location, 'data-complete');

/** Puts a complete copy in the place of the data, which is retained as `data-17`, for example. */
async function swap(place: Place): Promise<void> {
  const complete = completeIn(place);
  if (!existsSync(complete)) return;
  if (existsSync(place.data)) {
    const retained = path.join(place.location, `data-${await majorIn(place.data)}`);
    if (existsSync(retained)) {
      throw new ConfigError(`${retained} is of an earlier upgrade: move it away, and start again.`);
    }
    await rename(place.data, retained);
  }
  await rename(complete, place.data);
}

/**
 * Copies a cluster of an older major version of PostgreSQL into one of the version of `place.binaries`, table by table,
 * and puts that in its place. Until that is done, the old one is unchanged; it is retained beside the new one. Does
 * nothing where the versions are the same.
 * @throws ConfigError when the version is a newer one, or one that this release has no binaries of
 */
export async function upgradeCluster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  onProgress: (progress: ClusterUpgrade) => void,
): Promise<void> {
  await swap(place);
  const { location, identity } = place;
  const [from, to] = await Promise.all([majorIn(place.data), majorOf(place.binaries, identity)]);
  if (from === '' || from === to) return;
  if (Number(from) > Number(to)) {
    throw new ConfigError(
      `The database in ${place.data} is of PostgreSQL ${from}, and this release has ${to}: install the newer release ` +
        `again, or move that folder away and name ${place.data}-${to} like it, which is the state before the upgrade.`,
    );
  }
  const binaries = await olderBinaries(location, identity, from);
  if (binaries === null) {
    throw new ConfigError(
      `The database in ${place.data} is of PostgreSQL ${from}, which this release cannot read: upgrade to the releases ` +
        'in between first, or restore a backup.',
    );
  }
  await checkDisk(place);
  const old: Place = { ...place, binaries };
  const next: Place = { ...place, data: path.join(location, 'data-next') };
  await rm(next.data, { recursive: true, force: true });
  try {
    if (!(await isRunning(old))) await start(old, settings);
    await initialise(next);
    await start(next, { ...settings, port: temporaryPort });
    const [source, target] = await Promise.all([readAddress(old), readAddress(next)]);
    await copyDatabase(source.address, target.address, (done, total) =>
      onProgress({ from, to, done, total }),
    );
  } finally {
    await Promise.all([stop(old), stop(next)]);
  }
  await rename(next.data, completeIn(place));
  await swap(place);
}
