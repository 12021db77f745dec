import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { cloneDatabase, testConnection } from '@szansa/server/testing';
import { Client, type ClientConfig } from 'pg';
import { expect, test } from 'vitest';

const script = `
  import { pino } from 'pino';
  import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))};
  import { createPool } from ${JSON.stringify(path.join(import.meta.dirname, 'pool.ts'))};
  const pool = createPool(JSON.parse(process.env.CONNECTION), pino({ level: 'silent' }), { max: 3 });
  process.stdout.write(JSON.stringify(await migrate(pool)));
  await pool.end();
`;

async function migrateInProcess(connection: ClientConfig): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
  });
  return JSON.parse(stdout) as string[];
}

/** The names of the folder's files, each to be run once. */
async function migrationsOnDisk(): Promise<string[]> {
  const files = await readdir(path.join(import.meta.dirname, '../../../migrations'));
  return files.map((file) => path.basename(file, '.ts')).toSorted();
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
    expect(done.flat().toSorted()).toEqual(await migrationsOnDisk());
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
