import { testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { compiledFor, compiledOnce } from './compiled-once.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('a query is built once and given its values each time, beside those that are part of it', async () => {
  let built = 0;
  const named = compiledOnce((db, input: { email: string; locale: 'pl' | 'en' }) => {
    built += 1;
    return db
      .selectFrom('appUser')
      .select('firstName')
      .where('isActive', '=', true)
      .where('email', '=', input.email)
      .where('locale', '=', input.locale);
  });
  const worker = { email: 'worker@test.example', locale: 'pl' } as const;
  const [first] = await named(server.db, worker);
  expect(first).toEqual({ firstName: expect.any(String) });
  expect(await named(server.db, { ...worker, locale: 'en' })).toEqual([]);
  // in a transaction, which is another connection
  expect(await server.db.transaction().execute((db) => named(db, worker))).toEqual([first]);
  expect(built).toBe(1);
});

it('queries of several shapes are built once for each key', async () => {
  const built: string[] = [];
  const named = compiledFor((name: 'firstName' | 'lastName', db, { email }: { email: string }) => {
    built.push(name);
    return db.selectFrom('appUser').select(name).where('email', '=', email);
  });
  const worker = { email: 'worker@test.example' };
  for (const name of ['firstName', 'lastName', 'firstName'] as const) {
    expect(await named(name)(server.db, worker)).toEqual([{ [name]: expect.any(String) }]);
  }
  expect(built).toEqual(['firstName', 'lastName']);
});
