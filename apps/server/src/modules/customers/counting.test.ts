import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let worker: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const people = (count: number, lastName: string) =>
  server.db
    .insertInto('customer')
    .values(Array.from({ length: count }, () => ({ id: uuidv7(), lastName, addedBy: worker.userId })))
    .execute();

it('customers are counted up to a thousand while a text is searched for, and in full else', async () => {
  await people(1000, 'Tysięczny');
  const thousand = await worker.client.customers.list({ query: { search: 'tysieczny' } });
  expect(thousand).toMatchObject({ total: 1000, isTotalLimited: false });
  await people(1, 'Tysięczny');
  const more = await worker.client.customers.list({ query: { search: 'tysieczny' } });
  expect(more).toMatchObject({ total: 1000, isTotalLimited: true });
  expect(await worker.client.customers.list()).toMatchObject({ total: 1001, isTotalLimited: false });
});
