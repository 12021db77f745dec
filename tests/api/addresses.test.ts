import type { EndpointDefinition } from '@szansa/api-client/contract';
import { call, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { operations, tokenFor, type Operation } from './access/calls.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;

beforeAll(async () => {
  server = await testServer();
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
});
afterAll(() => server.close());

/** A path with something that people type, instead of an id. */
const isTyped = ({ params }: EndpointDefinition) => params?.shape['taxIdNumber'] !== undefined;

describe('what no record can be called', () => {
  const named = operations.filter(({ definition }) => definition.params && !isTyped(definition));
  it.each(named)('$name: is not found, whatever is sent', async (operation) => {
    const { method, path } = operation.definition;
    const odd = `${path.replaceAll(/\{\w+\}/g, 'abc')}?nobody_knows=1`;
    const headers = { 'content-type': 'application/json' };
    const token = await tokenFor(server, operation, staff);
    const reply = await call(server, method, odd, {
      token,
      ...(method === 'GET' ? {} : { body: '{', headers }),
    });
    const code = operation.definition.refusals?.find((one) => one === 'card_id_invalid') ?? 'not_found';
    expect(reply).toMatchObject({ status: 404, body: { success: false, data: { code } } });
  });

  it('a tax id typed wrong is reported by its field', async () => {
    const reply = await call(server, 'GET', '/registry/companies/123', { token: staff.token });
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ code: 'nip_length' }] } } });
  });
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const byPath = Object.entries(Object.groupBy(operations, ({ definition }) => definition.path)).map(
  ([path, found = []]) => ({ path, known: found.map(({ definition }) => definition.method) }),
);

describe('a path that is known', () => {
  it.each(byPath)('$path: answers another method with those it has', async ({ path, known }) => {
    const allowed = (known.includes('GET') ? [...known, 'HEAD'] : known).toSorted().join(', ');
    for (const method of methods.filter((one) => !known.some((has) => has === one))) {
      const reply = await call(server, method, pathTo(path, records), method === 'GET' ? {} : { body: '{' });
      expect(reply).toMatchObject({ status: 405, body: { data: { code: 'method_not_allowed' } } });
      expect(reply.headers.get('allow')).toBe(allowed);
    }
  });

  it('an unknown one is not found by any method', async () => {
    for (const method of methods) expect((await call(server, method, '/nowhere')).status).toBe(404);
  });
});

const lists = operations.filter(({ definition }) => definition.query?.shape['page'] !== undefined);

const total = async (operation: Operation, page: number): Promise<unknown> => {
  const path = `${pathTo(operation.definition.path, records)}?page=${page}`;
  const { status, body } = await call(server, 'GET', path, { token: staff.token });
  expect(status).toBe(200);
  return (body as { data: { total: number } }).data.total;
};

describe('a page past the last one', () => {
  it.each(lists)('$name: states how many there are', async (operation) => {
    expect(await total(operation, 90_000)).toBe(await total(operation, 1));
  });

  it('of what there is', async () => {
    const some = ['customers.list', 'banks.list', 'dealers.list', 'representatives.list', 'vehicles.list'];
    for (const operation of lists.filter(({ name }) => some.includes(name)))
      expect(await total(operation, 90_000)).toBeGreaterThan(0);
  });
});

describe('a filter', () => {
  const requested = async (path: string) => {
    const { status, body } = await call(server, 'GET', path, { token: staff.token });
    const { data } = body as { data: { total?: number; fields?: unknown } };
    return { status, found: data.total ?? data.fields };
  };

  it('is understood by the name it had before', async () => {
    const archived = await staff.client.customers.create({
      body: { lastName: 'Dawna', emails: ['dawna@a.example'] },
    });
    await staff.client.customers.archive({ params: { id: archived.id }, body: { version: 1 } });
    for (const name of ['is_archived', 'isArchived'])
      expect(await requested(`/customers?${name}=true`)).toEqual({ status: 200, found: 1 });
    for (const name of ['is_self', 'isMine'])
      expect(await requested(`/customers?${name}=true&search=zolw`)).toEqual({ status: 200, found: 0 });
  });

  it('is not understood by both its names at once', async () => {
    expect(await requested('/customers?isArchived=true&is_archived=false')).toEqual({
      status: 422,
      found: [expect.objectContaining({ path: 'isArchived', code: 'unknown_field' })],
    });
  });

  it('by the name of an owner treats an empty one as no owner [S3.20]', async () => {
    expect(await requested('/opportunities?worker_name=')).toEqual(
      await requested('/opportunities?isUnassigned=true'),
    );
    const { token } = await server.signIn('reports@test.example');
    for (const path of ['/opportunities?worker_name=', '/opportunities/board?worker_name='])
      expect(await call(server, 'GET', path, { token })).toMatchObject({ status: 403 });
    expect(await call(server, 'GET', '/opportunities?worker_name=zak', { token })).toMatchObject({
      status: 200,
    });
  });
});
