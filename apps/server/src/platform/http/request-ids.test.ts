import { call, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it.each(['/health/live', '/customers', '/nowhere', '/metrics', '/customers/%ff', '/openapi.json'])(
  'the answer of %s has the id of its request, which no caller chooses',
  async (path) => {
    const own = '11111111-1111-4111-8111-111111111111';
    const { headers } = await call(server, 'GET', path, {
      headers: { 'x-request-id': own, 'request-id': own },
    });
    expect(headers.get('x-request-id')).toMatch(uuid);
    expect(headers.get('x-request-id')).not.toBe(own);
  },
);
