import { endpoint } from '@szansa/api-client/contract';
import { call, cloneDatabase, testServer, type Reply, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const gate = Promise.withResolvers<void>();

const endpoints = {
  slow: {
    ask: endpoint({
      method: 'GET',
      path: '/slow',
      access: 'public',
      summary: 'Waits.',
      response: z.object({ done: z.boolean() }),
    }),
  },
  system: {
    live: endpoint({
      method: 'GET',
      path: '/health/live',
      access: 'public',
      summary: 'Asks nothing.',
      response: z.object({ status: z.string() }),
    }),
    ask: endpoint({
      method: 'GET',
      path: '/database',
      access: 'public',
      summary: 'Asks the database.',
      response: z.null(),
    }),
    cancelled: endpoint({
      method: 'GET',
      path: '/cancelled',
      access: 'public',
      summary: 'Takes longer than a statement may.',
      response: z.null(),
    }),
  },
};

let server: TestServer;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase();
  server = await testServer({
    database: database.name,
    modules: {
      endpoints,
      handlers: {
        slow: {
          ask: async () => {
            await gate.promise;
            return { done: true };
          },
        },
        system: {
          live: async () => ({ status: 'ok' }),
          ask: async ({ context }) => {
            await sql`select 1`.execute(context.db);
            return null;
          },
          cancelled: async ({ context }) => {
            await context.db.transaction().execute(async (transaction) => {
              await sql`set local statement_timeout = 1`.execute(transaction);
              await sql`select pg_sleep(60)`.execute(transaction);
            });
            return null;
          },
        },
      },
    },
  });
});
afterAll(() => server.close());

const ask = (path: string) => call(server, 'GET', path);
const later = { status: 503, body: { success: false, data: { code: 'unavailable' } } };

describe('a server that has too much to do', () => {
  it('refuses what it could not answer within five seconds, and says when to come again', async () => {
    const refused: Reply[] = [];
    const waiting = Array.from({ length: 520 }, async () => {
      const reply = await ask('/slow');
      if (reply.status === 503) refused.push(reply);
      return reply.status;
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]).toMatchObject(later);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    // whoever watches is answered all the same
    expect((await ask('/health/live')).status).toBe(200);
    gate.resolve();
    const answered = (await Promise.all(waiting)).filter((status) => status === 200);
    expect(answered.length).toBeLessThanOrEqual(500);
    expect(answered.length + refused.length).toBe(520);
    expect((await ask('/slow')).status).toBe(200);
  });
});

describe('a database that does not answer', () => {
  it('is no defect of the server when a statement takes too long', async () => {
    const reply = await ask('/cancelled');
    expect(reply).toMatchObject(later);
    expect(reply.headers.get('retry-after')).toBe('5');
  });

  it('is no defect of the server when it is gone', async () => {
    expect((await ask('/database')).status).toBe(200);
    await database.drop();
    const reply = await ask('/database');
    expect(reply).toMatchObject(later);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect((await ask('/health/live')).status).toBe(200);
  });
});
