import { endpoint } from '@szansa/api-client/contract';
import { call, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import type { Handlers } from './http/handlers.ts';
import { sweepKeys } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { verb } from './verb.ts';

const labels = {
  create: endpoint({
    method: 'POST',
    path: '/test-labels',
    access: 'signed-in',
    summary: 'Creates.',
    body: z.strictObject({ title: z.string() }),
    refusals: ['wrong_state'],
    response: z.object({ id: z.uuid(), title: z.string(), seen: z.int() }),
    creates: true,
  }),
};

let refuseNext = false;
const handlers: Handlers<{ labels: typeof labels }> = {
  labels: {
    create: ({ body, context }) =>
      verb(context, async (work) => {
        const id = uuidv7();
        await work.db.insertInto('label').values({ id, title: body.title, color: '#000000' }).execute();
        if (refuseNext) {
          refuseNext = false;
          throw new Refusal('wrong_state');
        }
        const { seen } = await work.db
          .selectFrom('label')
          .select(sql<number>`count(*)::int`.as('seen'))
          .where('title', '=', body.title)
          .executeTakeFirstOrThrow();
        return { id, title: body.title, seen };
      }),
  },
};

let one: TestServer;
let other: TestServer;
let token = '';
beforeAll(async () => {
  const modules = { endpoints: { labels }, handlers };
  one = await testServer({ modules });
  other = await testServer({ modules, database: one.database });
  token = (await one.signIn('worker@test.example')).token;
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const create = (server: TestServer, key: string, title: string, by = token) =>
  call(server, 'POST', '/test-labels', { token: by, json: { title }, headers: { 'idempotency-key': key } });

const countOf = async (title: string) =>
  (await one.db.selectFrom('label').select('id').where('title', '=', title).execute()).length;

test('twenty calls with one key, through two servers, create once and answer alike', async () => {
  const calls = Array.from({ length: 20 }, (_, n) => create(n % 2 === 0 ? one : other, 'key-1', 'Pilne'));
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
  expect(replies[0]?.body).toMatchObject({ success: true, data: { title: 'Pilne', seen: 1 } });
  expect(await countOf('Pilne')).toBe(1);
});

test('a key belongs to one request and one person', async () => {
  expect((await create(one, 'key-2', 'Nowe')).status).toBe(201);
  expect(await create(one, 'key-2', 'Inne')).toMatchObject({
    status: 409,
    body: { data: { code: 'key_reused' } },
  });
  const { token: colleague } = await one.signIn('worker2@test.example');
  const theirs = await create(one, 'key-2', 'Cudze', colleague);
  expect(theirs).toMatchObject({ status: 201, body: { data: { title: 'Cudze' } } });
});

test('what was refused leaves no trace, and the key may be tried again', async () => {
  refuseNext = true;
  expect((await create(one, 'key-3', 'Raz')).status).toBe(409);
  expect(await countOf('Raz')).toBe(0);
  const again = await create(one, 'key-3', 'Raz');
  expect(again.status).toBe(201);
  expect(again.headers.get('idempotency-replayed')).toBeNull();
});

test.each(['', 'with space', 'żółw', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
  const reply = await call(one, 'POST', '/test-labels', { token, json: { title: 'Nigdy' }, headers });
  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'Idempotency-Key' }] } } });
  expect(await countOf('Nigdy')).toBe(0);
});

test('after 24 hours a key is deleted', async () => {
  await create(one, 'key-4', 'Wczoraj');
  const age = sql<Date>`now() - interval '25 hours'`;
  await one.db.updateTable('idempotencyKey').set({ createdAt: age }).where('key', '=', 'key-4').execute();
  expect((await create(one, 'key-4', 'Dzisiaj')).body).toMatchObject({ data: { title: 'Dzisiaj' } });
  await one.db.updateTable('idempotencyKey').set({ createdAt: age }).execute();
  await sweepKeys(one.db);
  expect(await one.db.selectFrom('idempotencyKey').select('key').execute()).toEqual([]);
});
