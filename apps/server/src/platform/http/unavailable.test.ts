import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { endpoint } from '@szansa/api-client/contract';
import { call, cloneDatabase, testServer, type Reply, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** More than a connection buffers at once. */
const zeros = new Uint8Array(32 * 1024 * 1024);
const gate = Promise.withResolvers<void>();

const endpoints = {
  slow: {
    file: endpoint({
      method: 'GET',
      path: '/file',
      access: 'public',
      summary: 'Answers with more than a connection takes at once.',
      response: 'file',
    }),
    post: endpoint({
      method: 'POST',
      path: '/posted',
      access: 'public',
      summary: 'Takes a body.',
      body: z.object({ text: z.string() }),
      response: z.null(),
    }),
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
          file: async () => ({
            filename: 'zeros.bin',
            mime: 'application/octet-stream',
            bytes: zeros,
          }),
          post: async () => null,
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
const following = { status: 503, body: { success: false, data: { code: 'unavailable' } } };

describe('a server that has too much to do', () => {
  it('refuses what it could not answer within five seconds, and states when to retry', async () => {
    const refused: Reply[] = [];
    const pending = Array.from({ length: 520 }, async () => {
      const reply = await ask('/slow');
      if (reply.status === 503) refused.push(reply);
      return reply.status;
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]).toMatchObject(following);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    // health checks are answered nevertheless
    expect((await ask('/health/live')).status).toBe(200);
    gate.resolve();
    const answered = (await Promise.all(pending)).filter((status) => status === 200);
    expect(answered.length).toBeLessThanOrEqual(500);
    expect(answered.length + refused.length).toBe(520);
    expect((await ask('/slow')).status).toBe(200);
  });
});

describe('callers that fall silent', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** A connection that has sent so much of a request. */
  async function connected(text: string): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  const post =
    'POST /api/posted HTTP/1.1\r\nHost: szansa\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{';
  const download = 'GET /api/file HTTP/1.1\r\nHost: szansa\r\n\r\n';

  it('block no other caller, whether they send nothing, drip, or do not read', async () => {
    await Promise.all(Array.from({ length: 200 }, () => connected(post)));
    const dripping = await Promise.all(Array.from({ length: 50 }, () => connected(post)));
    const stalled = await Promise.all(Array.from({ length: 50 }, () => connected(download)));
    await Promise.all(
      stalled.map(async (socket) => {
        await once(socket, 'readable');
        socket.pause();
      }),
    );
    for (let round = 0; round < 5; round += 1) {
      for (const socket of dripping) socket.write(' ');
      const replies = await Promise.all(Array.from({ length: 40 }, () => ask('/database')));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    }
  });

  it('are given up after ten seconds without a byte', async () => {
    const socket = await connected(post);
    socket.resume();
    expect(await once(socket, 'close')).toEqual([false]);
  });

  it('are refused where one address has more than 1024 connections', async () => {
    // connections of the tests before may still be open, and would count
    const unused = await testServer();
    const port = Number(new URL(unused.url).port);
    const many: Socket[] = [];
    // more at once than the backlog of the system accepts would not reach the server
    for (let batch = 0; batch < 11; batch += 1) {
      const opened = Array.from({ length: 100 }, () =>
        connect(port, '127.0.0.1').on('error', () => undefined),
      );
      many.push(...opened);
      await Promise.all(opened.map((socket) => once(socket, 'connect')));
    }
    const refused = () => many.filter(({ destroyed }) => destroyed).length;
    await expect.poll(refused).toBeGreaterThanOrEqual(76);
    expect(refused()).toBe(76);
    for (const socket of many) socket.destroy();
    await unused.close();
  });
});

describe('a database that does not answer', () => {
  it('is no defect of the server when a statement is too slow', async () => {
    const reply = await ask('/cancelled');
    expect(reply).toMatchObject(following);
    expect(reply.headers.get('retry-after')).toBe('5');
  });

  it('is no defect of the server when it is gone', async () => {
    expect((await ask('/database')).status).toBe(200);
    await database.drop();
    const reply = await ask('/database');
    expect(reply).toMatchObject(following);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect((await ask('/health/live')).status).toBe(200);
  });
});
