import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { DatabaseError, Pool, type ClientConfig } from 'pg';

import { ConfigError } from '../config-error.ts';
import { adoptBaseline } from './adopt-baseline.ts';

export const migrationsFolder = path.join(import.meta.dirname, '../../../migrations');

/** An index of a table that may be large: built while others read and write, after the migration's transaction. */
export interface DeferredIndex {
  readonly name: string;
  readonly unique?: boolean;
  /** What follows its name: `on customer (city, id)`. */
  readonly on: string;
}

/** What a file of the folder exports. */
interface Migration {
  readonly name: string;
  /** Runs in one transaction with the note that it ran. */
  readonly up?: (db: Transaction<unknown>) => Promise<void>;
  readonly indexes?: readonly DeferredIndex[];
}

/** Files `0001-name.ts` in the order of their names. */
async function migrationsIn(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name));
  return Promise.all(
    names.toSorted().map(async (file) => {
      const found: Omit<Migration, 'name'> = await import(pathToFileURL(path.join(folder, file)).href);
      return { ...found, name: path.basename(file, '.ts') };
    }),
  );
}

/** The migrations of this release, in the order they run. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await migrationsIn(folder)).map(({ name }) => name);
}

/** Advisory lock of the process that migrates. */
const migrationLock = 7_266_002;

/** How long a migration waits for a table's lock: all later queries of the table wait behind it. */
const lockTimeout = '3s';

/** Seconds between the tries of a migration that did not get its lock. */
const retryDelays = [1, 2, 4, 8, 15, 30, 60, 60, 60] as const;

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

function wasInTheWay(error: unknown): boolean {
  return error instanceof DatabaseError && [lockNotAvailable, deadlockDetected].includes(error.code ?? '');
}

/** Runs again what others were in the way of. @throws the last failure, or the first of another kind */
async function untilFree(run: () => Promise<void>): Promise<void> {
  for (const seconds of retryDelays) {
    try {
      return await run();
    } catch (error) {
      if (!wasInTheWay(error)) throw error;
      await delay(seconds * 1000);
    }
  }
  return run();
}

/** A session of its own without a limit of time; the database ends it soon after its process died. */
function sessionOf(connection: ClientConfig): Pool {
  const session = new Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 0,
    statement_timeout: 0,
    application_name: 'szansa migration',
    options: '-c statement_timeout=0 -c client_connection_check_interval=1000',
  });
  // the next query of the session reports the error
  session.on('error', () => undefined);
  session.on('connect', (client) => client.on('error', () => undefined));
  return session;
}

/** Polls for the lock: a session that waits inside a statement would block the building of indexes. */
async function enter(guard: Pool): Promise<void> {
  for (;;) {
    const { rows } = await guard.query<{ entered: boolean }>('select pg_try_advisory_lock($1) as entered', [
      migrationLock,
    ]);
    if (rows[0]?.entered) return;
    await delay(200);
  }
}

/** Creates the table of migrations that have run. */
async function prepareNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists migration (
      name text primary key,
      ran_at timestamptz not null default now(),
      has_indexes boolean not null default false
    )
  `.execute(db);
}

async function runUp(db: Kysely<unknown>, { name, up }: Migration): Promise<void> {
  await untilFree(() =>
    db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
      await up?.(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }),
  );
}

/** Builds an index beside those who use the table; one that was left half-built is dropped first. */
async function buildIndex(db: Kysely<unknown>, { name, unique = false, on }: DeferredIndex): Promise<void> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})
  `.execute(db);
  if (rows[0]?.isValid) return;
  if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  const kind = sql.raw(unique ? 'unique index' : 'index');
  await sql`create ${kind} concurrently ${sql.id(name)} ${sql.raw(on)}`.execute(db);
}

/**
 * A release works with the schema of the next one, so that the two can run side by side, and with no later one: each has
 * one migration at most.
 */
function assertNotTooNew(ran: readonly string[], ours: readonly Migration[]): void {
  const last = ours.at(-1)?.name ?? '';
  const newer = ran.filter((name) => name > last).toSorted();
  if (newer.length < 2) return;
  throw new ConfigError(
    `The database was upgraded by a release that is more than one ahead of this one (${newer.at(-1)}): install that ` +
      'release again, or restore a backup of this one.',
  );
}

async function runNew(db: Kysely<unknown>, folder: string, until: string | null): Promise<string[]> {
  await prepareNotes(db);
  await adoptBaseline(db);
  const { rows } = await sql<{ name: string; hasIndexes: boolean }>`
    select name, has_indexes as "hasIndexes" from migration
  `.execute(db);
  const known = new Map(rows.map(({ name, hasIndexes }) => [name, hasIndexes]));
  const ran: string[] = [];
  const migrations = await migrationsIn(folder);
  assertNotTooNew([...known.keys()], migrations);
  for (const migration of migrations) {
    const { name, indexes = [] } = migration;
    if (until !== null && name > until) break;
    if (known.get(name)) continue;
    try {
      if (!known.has(name)) await runUp(db, migration);
      for (const index of indexes) await untilFree(() => buildIndex(db, index));
      await sql`update migration set has_indexes = true where name = ${name}`.execute(db);
    } catch (error) {
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
    ran.push(name);
  }
  return ran;
}

/**
 * Brings the schema up to date, file by file. Each file is applied completely or not at all, and an interrupted
 * migration continues at the next start. If several processes start at once, one migrates and the others wait.
 * @param until the last migration to run; null runs all.
 * @returns names of what ran now.
 * @throws ConfigError when the database is of a release that is more than one ahead; otherwise the first failure.
 */
export async function migrate(
  connection: ClientConfig,
  folder = migrationsFolder,
  until: string | null = null,
): Promise<string[]> {
  const [guard, session] = [sessionOf(connection), sessionOf(connection)];
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: session }) });
  try {
    await enter(guard);
    return await runNew(db, folder, until);
  } finally {
    await db.destroy();
    // ends the session, and with it the lock
    await guard.end();
  }
}
