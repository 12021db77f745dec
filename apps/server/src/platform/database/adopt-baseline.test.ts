import { cloneDatabase, testConnection, testServer } from '@szansa/server/testing';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { migrate } from './migrate.ts';
import { replacedMigrations } from './test-replaced-migrations.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let connection: ClientConfig;
let client: Client;

/** The migrations of later versions; what they change is undone in the database of each test. */
const later = ['0002-board-columns', '0003-setup'];

/** An agency whose database was made by the migrations that the baseline replaced. */
beforeEach(async () => {
  database = await cloneDatabase();
  connection = testConnection(database.name);
  client = new Client(connection);
  await client.connect();
  await client.query(`
    delete from migration;
    drop table setup;
    alter table chat drop constraint chat_subject;
    alter table chat add constraint chat_subject check (num_nonnulls(customer_file_id, internal_enquiry_id) = 1) not valid;
    alter index audit_log_before_at_id_idx rename to audit_log_before_at;
    drop index customer_file_worker_status;
    create index customer_file_owner on customer_file (worker_id, is_archived, status);
  `);
  await client.query('insert into migration (name, has_indexes) select unnest($1::text[]), true', [
    replacedMigrations(),
  ]);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const names = async () =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(
    ({ name }) => name,
  );

test('a database with all replaced migrations starts as before, with the schema of the baseline', async () => {
  const users = await client.query('select * from app_user order by id');
  expect(await migrate(connection)).toEqual(later);
  expect(await names()).toEqual(['0001-baseline', ...later]);
  expect(await client.query('select * from app_user order by id')).toMatchObject({ rows: users.rows });
  const { rows } = await client.query(`
    select convalidated as "isValidated", to_regclass('audit_log_before_at_id_idx') is not null as "isRenamed"
    from pg_constraint where conname = 'chat_subject'
  `);
  expect(rows).toEqual([{ isValidated: true, isRenamed: true }]);
  expect(await migrate(connection)).toEqual([]);
  const server = await testServer({ database: database.name });
  try {
    const worker = await server.signIn('worker@test.example');
    expect(await worker.client.customers.list()).toMatchObject({ total: 0 });
  } finally {
    await server.close();
  }
});

test('an older database is refused and left unchanged', async () => {
  await client.query(`delete from migration where name = '0213-answered-enquiries'`);
  const before = await names();
  await expect(migrate(connection)).rejects.toThrow(
    /database is older than version 0\.1\.0: its last migration is 0084-.* Start the server once with the last commit/,
  );
  expect(await names()).toEqual(before);
});

test('a database whose last migration has not built its indexes is older', async () => {
  await client.query(`update migration set has_indexes = false where name = '0213-answered-enquiries'`);
  await expect(migrate(connection)).rejects.toThrow(/older than version 0\.1\.0/);
});

test('a database of the earliest migrator is older', async () => {
  await client.query(`
    drop table migration;
    create table kysely_migration (name text);
    insert into kysely_migration values ('0001-accounts'), ('0002-customers');
  `);
  await expect(migrate(connection)).rejects.toThrow(/its last migration is 0002-customers/);
});
