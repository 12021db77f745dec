import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { cloneDatabase, testConnection } from '@szansa/server/testing';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { migrate } from './migrate.ts';

const script = `
  import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))};
  const { CONNECTION, FOLDER } = process.env;
  process.stdout.write(JSON.stringify(await migrate(JSON.parse(CONNECTION), FOLDER)));
`;

async function migrateInProcess(connection: ClientConfig): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
  });
  return JSON.parse(stdout) as string[];
}

/** The names of the folder's migrations, each to be run once. */
async function migrationsOnDisk(): Promise<string[]> {
  const files = await readdir(path.join(import.meta.dirname, '../../../migrations'));
  return files.filter((file) => file.endsWith('.ts')).map((file) => path.basename(file, '.ts'));
}

test('four processes migrate an empty database at once: one does it, all find it done', async () => {
  const database = await cloneDatabase();
  const client = new Client(testConnection(database.name));
  await client.connect();
  try {
    await client.query('drop owned by current_user cascade; create schema if not exists public');
    const done = await Promise.all(
      Array.from({ length: 4 }, () => migrateInProcess(testConnection(database.name))),
    );
    expect(done.flat().toSorted()).toEqual((await migrationsOnDisk()).toSorted());
    const { rows } = await client.query<{ folded: string }>(`select fold('ŻÓŁĆ Sękowskiego') as folded`);
    expect(rows).toEqual([{ folded: 'zolc sekowskiego' }]);
  } finally {
    await client.end();
    await database.drop();
  }
});

test('the names of organisations follow links and renames into the search columns', async () => {
  const database = await cloneDatabase();
  const client = new Client(testConnection(database.name));
  await client.connect();
  const searchName = async () =>
    (await client.query<{ name: string }>('select search_name as name from customer')).rows[0]?.name;
  try {
    await client.query(`
      insert into customer (id, first_name, last_name) values (gen_random_uuid(), 'Łucja', 'Dąb');
      insert into customer_organisation (id, name) values (gen_random_uuid(), 'Zażółć S.A.');
      insert into customer_customer_organisation (customer_id, customer_organisation_id)
        select c.id, o.id from customer c, customer_organisation o`);
    expect(await searchName()).toBe('lucja dab zazolc s.a.');
    await client.query(`update customer_organisation set name = 'Gęś'`);
    expect(await searchName()).toBe('lucja dab ges');
    await client.query('delete from customer_customer_organisation');
    expect(await searchName()).toBe('lucja dab ');
  } finally {
    await client.end();
    await database.drop();
  }
});

describe('on a database in use', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let connection: ClientConfig;
  let user: Client;
  /** Observes locks that others wait for; within one transaction it would always see the same snapshot. */
  let observer: Client;
  let folder: string;

  beforeEach(async () => {
    database = await cloneDatabase();
    connection = testConnection(database.name);
    [user, observer] = [new Client(connection), new Client(connection)];
    await Promise.all([user.connect(), observer.connect()]);
    await user.query('drop table migration; create table visited (id int)');
    folder = await mkdtemp(path.join(tmpdir(), 'szansa-migrations-'));
  });
  afterEach(async () => {
    await Promise.all([user.end(), observer.end()]);
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const write = (name: string, source: string) => writeFile(path.join(folder, `${name}.ts`), source);
  const pending = async () => {
    const { rows } = await observer.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and application_name = 'szansa migration' and wait_event_type = 'Lock'`,
    );
    return rows.map(({ query }) => query.trim().split(' ').slice(0, 2).join(' '));
  };
  const until = (shown: string[]) =>
    vi.waitFor(async () => expect(await pending()).toEqual(shown), { timeout: 30_000, interval: 50 });

  test('a change of a table does not block others for long: it gives up and tries again', async () => {
    await write(
      '0001-late',
      `export const up = (db) => db.schema.alterTable('visited').addColumn('at', 'date').execute();`,
    );
    await user.query('begin; lock table visited in access share mode');
    const migrated = migrate(connection, folder);
    await until(['alter table']);
    await until([]);
    await user.query('commit');
    expect(await migrated).toEqual(['0001-late']);
    expect((await user.query('select at from visited')).rows).toEqual([]);
  });

  test('one that fails leaves nothing behind, nor what follows it', async () => {
    await write(
      '0001-half',
      `export const up = async (db) => {
        await db.insertInto('visited').values({ id: 1 }).execute();
        throw new Error('the rest is missing');
      };`,
    );
    await write(
      '0002-next',
      `export const up = (db) => db.insertInto('visited').values({ id: 2 }).execute();`,
    );
    await expect(migrate(connection, folder)).rejects.toThrow('Migration 0001-half failed');
    expect((await user.query('select id from visited')).rows).toEqual([]);
    expect((await user.query('select name from migration')).rows).toEqual([]);
  });

  test('one release ahead is served, a later one is refused', async () => {
    await write('0001-ours', `export const up = async () => undefined;`);
    expect(await migrate(connection, folder)).toEqual(['0001-ours']);
    await user.query(`insert into migration values ('0002-next')`);
    expect(await migrate(connection, folder)).toEqual([]);
    await user.query(`insert into migration values ('0003-later')`);
    await expect(migrate(connection, folder)).rejects.toThrow(
      /more than one ahead of this one \(0003-later\)/,
    );
  });

  test('it may run as long as it needs', async () => {
    await write(
      '0001-long',
      `export const up = (db) => db.selectNoFrom((eb) => eb.fn('pg_sleep', [eb.val(0.5)]).as('x')).execute();`,
    );
    expect(await migrate({ ...connection, statement_timeout: 100 }, folder)).toEqual(['0001-long']);
  });

  test('one that is killed while it builds an index goes on at the next start', async () => {
    await write(
      '0001-once',
      `export const up = (db) => db.insertInto('visited').values({ id: 1 }).execute();`,
    );
    await write(
      '0002-index',
      `export const indexes = [{ name: 'visited_id', unique: true, on: 'on visited (id)' }];`,
    );
    // an index is ready when those are gone who were there before it
    await user.query('begin; insert into visited values (7)');
    const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, CONNECTION: JSON.stringify(connection), FOLDER: folder },
    });
    await until(['create unique']);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const migrated = migrate(connection, folder);
    await until(['drop index']);
    await user.query('commit');
    expect(await migrated).toEqual(['0002-index']);
    const { rows } = await user.query(
      `select indisvalid and indisunique as "isReady" from pg_index where indexrelid = 'visited_id'::regclass`,
    );
    expect(rows).toEqual([{ isReady: true }]);
    expect((await user.query('select id from visited order by id')).rows).toEqual([{ id: 1 }, { id: 7 }]);
    expect(await migrate(connection, folder)).toEqual([]);
  });
});
