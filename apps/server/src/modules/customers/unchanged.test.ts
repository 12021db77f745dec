import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;
beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const entriesOf = (entityId: string) =>
  server.db
    .selectFrom('auditLog')
    .select(['action', 'version', 'changes'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();

test('what is the same already makes no version and no entry in the log; what differs makes one of each', async () => {
  const body = { lastName: 'Żółw', city: 'Łódź', emails: ['z@a.example'] };
  const { id, version } = await worker.client.customers.create({ body });
  const params = { id };
  const same = await worker.client.customers.update({ params, body: { version, changes: { city: 'Łódź' } } });
  expect(same.version).toBe(version);
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['create']);

  const changes = { city: 'Gdynia', lastName: 'Żółw' };
  const moved = await worker.client.customers.update({ params, body: { version, changes } });
  expect(moved).toMatchObject({ city: 'Gdynia', version: version + 1 });
  expect((await entriesOf(id)).at(-1)).toEqual({
    action: 'edit',
    version: version + 1,
    changes: { city: { from: 'Łódź', to: 'Gdynia' } },
  });
});
