import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type pg from 'pg';

export const migrationsFolder = path.join(import.meta.dirname, '../../../migrations');

/** Files `0001-name.ts`, each exporting `up(db)`; they run in the order of their names, each once, never back. */
function filesOf(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name));
      const loaded = names.map(async (name): Promise<[string, Migration]> => {
        const migration: Migration = await import(pathToFileURL(path.join(folder, name)).href);
        return [name.replace(/\.ts$/, ''), { up: (db) => migration.up(db) }];
      });
      return Object.fromEntries(await Promise.all(loaded));
    },
  };
}

/** Held from before the migrator looks whether its tables exist, where its own lock would come too late. */
const migrationLock = 7_266_002;

/**
 * Brings the schema up to date; however many processes start at once, one does it and the others wait.
 * @returns names of what ran now.
 * @throws the first failure; what failed left nothing behind.
 */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const guard = await pool.connect();
  try {
    await guard.query('set statement_timeout = 0');
    await guard.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const { error, results = [] } = await new Migrator({ db, provider: filesOf(folder) }).migrateToLatest();
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
      throw new Error(`Migration ${failed} failed`, { cause: error });
    }
    return results.map((result) => result.migrationName);
  } finally {
    // ends the session, and with it the lock
    guard.release(true);
  }
}
