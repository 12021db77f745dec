import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  const banks = ['Ada', 'Beta', 'Celta'].map((name) => ({ id: uuidv7(), name: `Bank ${name}` }));
  const dealers = ['Ada', 'Beta'].map((name) => ({ id: uuidv7(), name: `Salon ${name}` }));
  const bankId = banks[0]?.id ?? null;
  const names = ['Nowak', 'Zając'].map((lastName) => ({ id: uuidv7(), firstName: 'Ewa', lastName, bankId }));
  const columns = { shortName: null, alias: null, taxIdNumber: null, dealerType: null };
  const { shortName, alias, taxIdNumber, dealerType } = columns;
  await server.db
    .insertInto('bank')
    .values(banks.map((row) => ({ ...row, shortName, taxIdNumber })))
    .execute();
  await server.db
    .insertInto('dealer')
    .values(dealers.map((row) => ({ ...row, alias, taxIdNumber, dealerType })))
    .execute();
  await server.db.insertInto('representative').values(names).execute();
});
afterAll(() => server.close());

test.each([
  ['banks', 3],
  ['dealers', 2],
  ['representatives', 2],
] as const)('a page beyond the last of %s is empty and tells how many there are', async (resource, total) => {
  const beyond = await admin.client[resource].list({ query: { page: 9 } });
  expect(beyond).toMatchObject({ items: [], page: 9, total });
});

test('a search counts what it finds, on whichever page', async () => {
  const query = { search: 'celta', page: 5 };
  expect(await admin.client.banks.list({ query })).toMatchObject({ items: [], total: 1 });
});
