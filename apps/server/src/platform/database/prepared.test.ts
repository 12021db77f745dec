import { testConnection, testServer, type TestServer } from '@szansa/server/testing';
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';

import { planEachTime, PreparingDialect } from './prepared.ts';
import { containsAll } from './searching.ts';

interface Tables {
  thing: { id: number; name: string };
}

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => {
  // one connection, so that its prepared statements can be queried
  pool = new Pool({ ...testConnection(server.database), max: 1 });
});
afterEach(() => pool.end());

const open = (most?: number) =>
  new Kysely<Tables>({ dialect: new PreparingDialect(pool, most === undefined ? {} : { most }) });

async function prepared(): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    "select statement from pg_prepared_statements where name like 'szansa-%' order by prepare_time",
  );
  return rows.map(({ statement }) => statement);
}

describe('a connection', () => {
  it('prepares a statement when it comes again, once for all of its values', async () => {
    const db = open();
    const request = (value: number) => sql<{ n: number }>`select ${value}::int as n`.execute(db);
    expect((await request(1)).rows).toEqual([{ n: 1 }]);
    expect(await prepared()).toEqual([]);
    expect((await request(2)).rows).toEqual([{ n: 2 }]);
    expect((await request(3)).rows).toEqual([{ n: 3 }]);
    expect(await prepared()).toEqual(['select $1::int as n']);
  });

  it('does not prepare what is to be planned again', async () => {
    const db = open();
    for (const word of ['jan', 'anna', 'ewa']) await sql`select ${planEachTime} ${word}::text`.execute(db);
    await db.transaction().execute(() => Promise.resolve());
    await db.transaction().execute(() => Promise.resolve());
    expect(await prepared()).toEqual([]);
  });

  it('plans a search once for all texts of so many words', async () => {
    const db = open();
    for (let turn = 0; turn < 4; turn += 1) {
      for (const word of ['kowalski', 'nowak', 'wiśniewska'])
        await sql`select id from customer where ${containsAll(sql.ref('search_text'), word)}`.execute(db);
    }
    const { rows } = await pool.query<{ plans: number }>(
      "select custom_plans::int as plans from pg_prepared_statements where statement like '%search_text%'",
    );
    // PostgreSQL plans the first five for their values, before it compares
    expect(rows).toEqual([{ plans: 5 }]);
  });

  it('is replaced when it has prepared its fill', async () => {
    const db = open(2);
    const request = async (column: string) => {
      for (const value of [1, 2]) await sql`select ${value}::int as ${sql.ref(column)}`.execute(db);
    };
    await request('a');
    expect(await prepared()).toHaveLength(1);
    await request('b');
    expect(await prepared()).toHaveLength(0);
  });

  it('is replaced when a column was added to what it has prepared', async () => {
    const db = open();
    await pool.query('create table thing (id int)');
    const request = () => db.selectFrom('thing').selectAll().where('id', '=', 1).execute();
    await request();
    await request();
    await pool.query("insert into thing values (1); alter table thing add column name text default 'x'");
    await expect(request()).rejects.toThrow('cached plan must not change result type');
    expect(await request()).toEqual([{ id: 1, name: 'x' }]);
    await pool.query('drop table thing');
  });
});

it('the partial index that a conflict is about is found by a plan for all values as well', async () => {
  const db = open();
  await pool.query(
    "create table thing (id int, name text); create unique index on thing (id) where name = 'a'",
  );
  for (let turn = 0; turn < 10; turn += 1) {
    await db
      .insertInto('thing')
      .values({ id: 1, name: 'a' })
      .onConflict((conflict) => conflict.column('id').where('name', '=', 'a').doNothing())
      .execute();
  }
  expect(await db.selectFrom('thing').selectAll().execute()).toEqual([{ id: 1, name: 'a' }]);
  await pool.query('drop table thing');
});

it('a requested number of rows is part of the statement', () => {
  const query = open().selectFrom('thing').select('id').limit(25).offset(50);
  expect(query.compile()).toMatchObject({
    sql: 'select "id" from "thing" limit 25 offset $1',
    parameters: [50],
  });
});
