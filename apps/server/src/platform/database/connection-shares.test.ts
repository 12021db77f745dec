import { endpoint, listQuery, pageOf } from '@szansa/api-client/contract';
import { call, testConnection, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { verb } from '../verb.ts';

const endpoints = {
  things: {
    list: endpoint({
      method: 'GET',
      path: '/things',
      access: 'signed-in',
      summary: 'Tells how long a statement of a list may take.',
      query: listQuery({ sort: { name: null }, defaultSort: 'name', filters: {} }),
      response: pageOf(z.string()),
    }),
    get: endpoint({
      method: 'GET',
      path: '/thing',
      access: 'signed-in',
      summary: 'Tells how long any other may take.',
      response: z.string(),
    }),
    wait: endpoint({
      method: 'GET',
      path: '/waiting',
      access: 'signed-in',
      summary: 'Has a connection until a lock is free.',
      response: z.null(),
    }),
    nest: endpoint({
      method: 'POST',
      path: '/nested',
      access: 'signed-in',
      summary: 'Asks beside its own transaction.',
      response: z.null(),
      unversioned: 'state',
    }),
  },
};

const lock = 77;
const wait = sql`select pg_advisory_xact_lock_shared(${lock})`;
const timeout = sql<{ statement_timeout: string }>`show statement_timeout`;

let server: TestServer;
let greedy: SignedIn;
let other: SignedIn;
let watcher: Client;
beforeAll(async () => {
  server = await testServer({
    modules: {
      endpoints,
      handlers: {
        things: {
          list: async ({ context, query: { page, perPage } }) => {
            const { rows } = await timeout.execute(context.db);
            return { items: rows.map((row) => Object.values(row).join('')), page, perPage, total: 1 };
          },
          get: async ({ context }) => {
            const { rows } = await timeout.execute(context.db);
            return rows.map((row) => Object.values(row).join('')).join('');
          },
          wait: async ({ context }) => {
            await wait.execute(context.db);
            return null;
          },
          nest: ({ context }) =>
            verb(context, async (work) => {
              await wait.execute(work.db);
              await sql`select 1`.execute(context.platform.db);
              return null;
            }),
        },
      },
    },
  });
  [greedy, other] = [await server.signIn('worker@test.example'), await server.signIn('admin@test.example')];
  watcher = new Client(testConnection(server.database));
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end();
  await server.close();
});

const request = (method: 'GET' | 'POST', path: string, { token }: SignedIn) =>
  call(server, method, path, { token });

async function pending(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
    [lock],
  );
  return rows[0]?.count ?? 0;
}

async function whileLocked(does: () => Promise<void>): Promise<void> {
  await watcher.query('select pg_advisory_lock($1)', [lock]);
  try {
    await does();
  } finally {
    await watcher.query('select pg_advisory_unlock($1)', [lock]);
  }
}

describe('the connections to the database', () => {
  it('are a third of all at most for one person, whose other calls queue, and others are answered', async () => {
    let requested: Promise<{ status: number }[]> | undefined;
    await whileLocked(async () => {
      requested = Promise.all(Array.from({ length: 20 }, () => request('GET', '/waiting', greedy)));
      await vi.waitFor(async () => expect(await pending()).toBe(4));
      expect(await request('GET', '/thing', other)).toMatchObject({ status: 200 });
      expect(await pending()).toBe(4);
    });
    expect((await requested)?.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('are not waited for by a call that has one already', async () => {
    let requested: Promise<{ status: number }[]> | undefined;
    await whileLocked(async () => {
      requested = Promise.all(Array.from({ length: 4 }, () => request('POST', '/nested', greedy)));
      await vi.waitFor(async () => expect(await pending()).toBe(4));
    });
    expect((await requested)?.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('give a statement of a list five seconds, and any other its usual time', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await request('GET', '/things?search=a', greedy)).toMatchObject({
        body: { data: { items: ['5s'] } },
      });
      expect(await request('GET', '/thing', greedy)).toMatchObject({ body: { data: '30s' } });
    }
    const { rows } = await timeout.execute(server.db);
    expect(rows.map((row) => Object.values(row).join(''))).toEqual(['30s']);
  });
});
