import { call, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { operations } from './access/calls.ts';
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

const duration = (schema: unknown, value: string) =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/** Filters by an id, of every list that counts. */
const filters = operations.flatMap(({ name, definition }) => {
  const { method, path, query, response } = definition;
  const counts = response instanceof z.ZodObject && 'total' in response.shape;
  if (method !== 'GET' || !query || !counts) return [];
  return Object.entries(query.shape)
    .filter(([, schema]) => duration(schema, uuidv7()) && !duration(schema, 'abc'))
    .map(([filter]) => ({ name, path, filter, isLeftOut: filter.endsWith('Not') }));
});

describe('a list that is narrowed to what no record is called', () => {
  it.each(filters.filter(({ isLeftOut }) => !isLeftOut))(
    '$name by $filter: is empty',
    async ({ path, filter }) => {
      const address = pathTo(path, records);
      const { token } = staff;
      const reply = await call(server, 'GET', `${address}?${filter}=${uuidv7()}`, { token });
      expect(reply).toMatchObject({ status: 200, body: { data: { items: [], total: 0 } } });
    },
  );

  it.each(filters.filter(({ isLeftOut }) => isLeftOut))(
    '$name without $filter: has all there is',
    async ({ path, filter }) => {
      const address = pathTo(path, records);
      const { token } = staff;
      const all = await call(server, 'GET', address, { token });
      const narrowed = await call(server, 'GET', `${address}?${filter}=${uuidv7()}`, { token });
      expect(all.body).toMatchObject({ data: { total: expect.toSatisfy((total) => Number(total) > 0) } });
      expect(narrowed).toMatchObject({ status: 200, body: all.body });
    },
  );
});
