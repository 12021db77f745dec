import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  for (const [name, dealerType] of [
    ['Dostawca', 'supplier'],
    ['Pośrednik', 'intermediary'],
    ['Nieznany', null],
  ] as const) {
    await worker.client.dealers.create({ body: { name, dealerType } });
  }
});
afterAll(() => server.close());

const namesOf = async (query: object) =>
  (await worker.client.dealers.list({ query })).items.map(({ name }) => name);

test.each([
  [{}, ['Dostawca', 'Nieznany', 'Pośrednik']],
  [{ show_supplier: false }, ['Nieznany', 'Pośrednik']],
  [{ show_intermediary: false }, ['Dostawca', 'Nieznany']],
  [{ show_type_missing: false }, ['Dostawca', 'Pośrednik']],
  [{ show_supplier: false, show_intermediary: false }, ['Nieznany']],
  [{ show_supplier: false, show_intermediary: false, show_type_missing: false }, []],
  [{ search: 'posred' }, ['Pośrednik']],
])('dealers shown by %j', async (query, expected) => {
  expect(await namesOf(query)).toEqual(expected);
});

test('a dealer keeps three addresses, and is found by its tax id', async () => {
  const body = {
    name: 'Adresowy',
    taxIdNumber: '999-139-60-66',
    mainOfficeAddress: 'ul. Prosta 1, Warszawa',
    companyAddress: 'ul. Krzywa 2, Warszawa',
    handoutAddress: 'ul. Równa 3, Warszawa',
  };
  const dealer = await worker.client.dealers.create({ body });
  expect(dealer).toMatchObject({ ...body, taxIdNumber: '9991396066', representativeCount: 0 });
  expect(await namesOf({ taxIdNumber: ['9991396066'] })).toEqual(['Adresowy']);
});
