import { getResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';

import { mocks, drainRefusedRequests } from './handlers.ts';

const page = { items: [], page: 1, perPage: 10, total: 0 };
const origin = 'http://szansa.test';
const id = '0192f0c1-0000-7000-8000-000000000201';

afterEach(() => void drainRefusedRequests());

async function request(path: string, body?: object): Promise<readonly string[]> {
  const handlers = [mocks.customers.list(page), mocks.labels.update(Response.json({}))];
  const init = body && { method: 'PATCH', body: JSON.stringify(body) };
  expect((await getResponse(handlers, new Request(origin + path, init)))?.status).toBe(200);
  return drainRefusedRequests();
}

it('notes what the server would refuse of a query, once', async () => {
  expect(await request('/api/customers?perPage=5&owner=anna')).toEqual([
    'GET /api/customers?perPage=5&owner=anna: query.perPage value_not_allowed',
    expect.stringMatching(/^GET .*owner/),
  ]);
  expect(drainRefusedRequests()).toEqual([]);
});

it('notes what the server would refuse of a body', async () => {
  const [refused] = await request(`/api/labels/${id}`, { version: 1, changes: { title: 7 } });
  expect(refused).toMatch(/^PATCH .*: body\.changes\.title /);
});

it('notes nothing of what the server would accept', async () => {
  expect(await request('/api/customers?perPage=10&search=Baran')).toEqual([]);
  expect(await request(`/api/labels/${id}`, { version: 1, changes: { title: 'VIP' } })).toEqual([]);
});
