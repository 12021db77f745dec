import { endpoint, listQuery, pageOf } from '@szansa/api-client/contract';
import { excludable } from '@szansa/domain/access';
import { call, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { Refusal } from '../refusal.ts';
import { visibleDetails } from './excluded-fields.ts';
import type { Handlers } from './handlers.ts';
import { mountEndpoints } from './mount.ts';

const things = {
  list: endpoint({
    method: 'GET',
    path: '/things',
    access: 'customer.get',
    summary: 'Lists.',
    query: listQuery({
      sort: { name: null, note: 'customer.note' },
      defaultSort: 'name',
      filters: { note: excludable('customer.note', z.string()) },
    }),
    response: pageOf(
      z.object({ name: z.string(), note: excludable('customer.note', z.string().nullable()) }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path: '/things',
    access: 'customer.create',
    summary: 'Creates.',
    body: z.strictObject({
      name: z.string().min(1, 'required'),
      age: z.int('number_invalid').optional(),
      inner: z.object({ note: excludable('customer.note', z.string().nullable()) }).optional(),
    }),
    response: z.object({ name: z.string() }),
    creates: true,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'permission.edit',
    summary: 'For administrators.',
    response: z.null(),
  }),
  either: endpoint({
    method: 'GET',
    path: '/either',
    access: ['permission.edit', 'customer.create'],
    summary: 'For whoever holds one of two rights.',
    response: z.null(),
  }),
  break: endpoint({
    method: 'GET',
    path: '/break/{how}',
    access: 'public',
    summary: 'Fails.',
    params: z.strictObject({ how: z.string() }),
    refusals: ['too_many_views'],
    response: z.object({ ok: z.boolean() }),
  }),
};

/** With more in it than the answer may show. */
const thing = { name: 'A', note: 'secret', unknown: 1 };

const handlers: Handlers<{ things: typeof things }> = {
  things: {
    list: async () => ({
      items: [thing],
      page: 1,
      perPage: 25,
      total: 1,
    }),
    create: async ({ body }) => ({ name: body.name }),
    settings: async () => null,
    either: async () => null,
    break: async ({ params, context }) => {
      if (params.how === 'nul') await sql`select ${'a\0b'}::text`.execute(context.db);
      if (params.how === 'range') await sql`select ${'99999999999'}::int`.execute(context.db);
      if (params.how === 'disk') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      if (params.how === 'disk-of-database')
        await sql`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(
          context.db,
        );
      if (params.how === 'business') throw new Refusal('too_many_views', { limit: 3 });
      if (params.how === 'unlisted') throw new Refusal('view_name_taken');
      if (params.how === 'shape') return { ok: 'yes' } as unknown as { ok: boolean };
      throw new Error('the secret is in the message');
    },
  },
};

let server: TestServer;
let worker: string;
beforeAll(async () => {
  server = await testServer({ modules: { endpoints: { things }, handlers } });
  worker = (await server.signIn('worker@test.example')).token;
});
afterAll(() => server.close());

const refused = (code: string, rest: object = {}) => ({
  success: false,
  data: { code, ...rest },
  message: expect.stringMatching(/\S/),
});

test('the caller is checked before the input, and the input before the handler runs', async () => {
  const broken = { body: '{', headers: { 'content-type': 'application/json' } };
  expect(await call(server, 'POST', '/things', broken)).toMatchObject({
    status: 401,
    body: refused('session_expired'),
  });
  const reports = (await server.signIn('reports@test.example')).token;
  expect(await call(server, 'POST', '/things', { ...broken, token: reports })).toMatchObject({
    status: 403,
    body: refused('access_denied'),
  });
  expect(await call(server, 'GET', '/settings', { token: worker })).toMatchObject({ status: 403 });
  expect(await call(server, 'POST', '/things', { ...broken, token: worker })).toMatchObject({
    status: 400,
    body: refused('malformed_request'),
  });
});

test('of several rights any one is enough', async () => {
  const statusFor = async (token?: string) => (await call(server, 'GET', '/either', { token })).status;
  expect(await statusFor()).toBe(401);
  expect(await statusFor((await server.signIn('reports@test.example')).token)).toBe(403);
  expect(await statusFor(worker)).toBe(200);
});

test('all problems of a request come at once, in the language of the caller', async () => {
  const { status, body } = await call(server, 'POST', '/things', {
    token: worker,
    json: { age: 'x', color: 1 },
  });
  expect(status).toBe(422);
  expect(body).toEqual({
    success: false,
    message: 'Popraw zaznaczone pola.',
    data: {
      code: 'validation',
      fields: [
        { path: 'name', code: 'required', message: 'To pole jest wymagane!' },
        { path: 'age', code: 'number_invalid', message: expect.any(String) },
        { path: 'color', code: 'unknown_field', message: expect.stringContaining('color') },
      ],
    },
  });
  expect(await call(server, 'GET', '/things?page=0&per=3', { token: worker })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'page' }, { path: 'per', code: 'unknown_field' }] } },
  });
});

test.each([
  ['plain text', 'text/plain', '{"name":"a"}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'name=a', 415],
  ['Latin 2', 'application/json; charset=iso-8859-2', '{"name":"a"}', 415],
  ['UTF-8', 'application/json; charset=utf-8', '{"name":"a"}', 201],
  ['a prototype', 'application/json', '{"name":"a","__proto__":{"x":1}}', 400],
  ['a constructor', 'application/json', '{"name":"a","constructor":{"prototype":{"x":1}}}', 400],
  ['null', 'application/json', 'null', 422],
  ['nothing', 'application/json', '', 422],
  ['over a megabyte', 'application/json', `{"name":"${'a'.repeat(1_100_000)}"}`, 413],
  ['an upload', 'multipart/form-data; boundary=x', '--x--\r\n', 415],
])('a body of %s is validated by its type', async (_, type, body, status) => {
  const reply = await call(server, 'POST', '/things', {
    token: worker,
    body,
    headers: { 'content-type': type },
  });
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ success: status === 201 });
});

test('bytes that are no UTF-8 are refused, not replaced', async () => {
  const body = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xc3, 0x28, 0x22, 0x7d]);
  const headers = { 'content-type': 'application/json' };
  expect(await call(server, 'POST', '/things', { token: worker, body, headers })).toMatchObject({
    status: 400,
    body: refused('malformed_request'),
  });
});

test('a response states what was done, in the language of the caller, also when it is sent again', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (const status of [201, 201]) {
    const reply = await call(server, 'POST', '/things', { token: worker, json: { name: 'a' }, headers });
    expect(reply).toMatchObject({ status, body: { success: true, message: 'Dodano' } });
  }
  const english = (await server.signIn('worker2@test.example')).userId;
  await server.db.updateTable('appUser').set({ locale: 'en' }).where('id', '=', english).execute();
  const { token } = await server.signIn('worker2@test.example');
  expect(await call(server, 'POST', '/things', { token, json: { name: 'a' } })).toMatchObject({
    body: { message: 'Added' },
  });
  await server.db.updateTable('appUser').set({ locale: 'pl' }).where('id', '=', english).execute();
});

const hidden = (at: string) => ({
  status: 403,
  body: refused('field_excluded', { fields: [expect.objectContaining({ path: at })] }),
});

test('hidden fields are absent from answers and refused in bodies, filters and sorts', async () => {
  const { token, userId } = await server.signIn('worker2@test.example');
  expect((await call(server, 'GET', '/things', { token })).body).toMatchObject({
    data: { items: [{ name: 'A', note: 'secret' }] },
  });
  await server.db.insertInto('userExcludedField').values({ userId, field: 'customer.note' }).execute();
  await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
  expect((await call(server, 'GET', '/things', { token })).body).toEqual({
    success: true,
    message: '',
    data: { items: [{ name: 'A' }], page: 1, perPage: 25, total: 1 },
  });
  expect(await call(server, 'GET', '/things?sort=-note', { token })).toMatchObject(hidden('sort'));
  expect(await call(server, 'GET', '/things?note=x', { token })).toMatchObject(hidden('note'));
  const json = { name: 'a', inner: { note: null } };
  expect(await call(server, 'POST', '/things', { token, json })).toMatchObject(hidden('inner.note'));
});

test('an unexpected error is one and the same answer, and leaks nothing', async () => {
  const internal = { status: 500, body: { success: false, data: { code: 'internal' } } };
  const thrown = await call(server, 'GET', '/break/throw');
  expect(thrown).toMatchObject(internal);
  expect(JSON.stringify(thrown.body)).not.toContain('secret');
  expect(await call(server, 'GET', '/break/shape')).toMatchObject(internal);
  expect(await call(server, 'GET', '/break/nul')).toMatchObject({ status: 422 });
  expect(await call(server, 'GET', '/break/range')).toMatchObject({ status: 422 });
  const full = {
    status: 507,
    body: { message: 'Na serwerze zabrakło miejsca na dysku. Skontaktuj się z administratorem.' },
  };
  expect(await call(server, 'GET', '/break/disk')).toMatchObject(full);
  expect(await call(server, 'GET', '/break/disk-of-database')).toMatchObject(full);
  expect(
    await call(server, 'GET', '/break/business', { headers: { 'accept-language': 'en-GB,pl;q=0.5' } }),
  ).toMatchObject({
    status: 409,
    body: {
      data: { code: 'too_many_views', limit: 3 },
      message: 'A list can have at most 3 views. Delete one of them.',
    },
  });
  expect(await call(server, 'GET', '/nowhere')).toMatchObject({ status: 404, body: refused('not_found') });
  expect(await call(server, 'GET', '/break/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { success: false },
  });
});

test('a refusal its endpoint does not list is a defect', async () => {
  expect(await call(server, 'GET', '/break/unlisted')).toMatchObject({
    status: 500,
    body: refused('internal'),
  });
});

test('details of a refusal are returned without what is hidden from the caller', () => {
  const firms = [{ name: 'Lis', taxIdNumber: '9991396066' }];
  const stale = new Refusal('stale_version', {
    version: 3,
    collisions: [
      { field: 'customerOrganizations', yours: [], theirs: firms },
      { field: 'city', yours: 'Łódź', theirs: null },
    ],
  });
  expect(visibleDetails(stale, new Set())).toEqual(stale.details);
  expect(visibleDetails(stale, new Set(['customer.taxIdNumber']))).toEqual({
    version: 3,
    collisions: [
      { field: 'customerOrganizations', yours: [], theirs: [{ name: 'Lis' }] },
      { field: 'city', yours: 'Łódź', theirs: null },
    ],
  });
  expect(firms).toEqual([{ name: 'Lis', taxIdNumber: '9991396066' }]);
});

test.each([undefined, [], ['customer.edit', 'anything']])('an endpoint for %j is not served', (access) => {
  const open = { ...things.settings, access: access as unknown as 'public' };
  expect(() =>
    mountEndpoints(
      {} as never,
      { things: { open } },
      { things: { open: async () => null } },
      server.platform,
    ),
  ).toThrow(/things\.open does not declare who may call it/);
});
