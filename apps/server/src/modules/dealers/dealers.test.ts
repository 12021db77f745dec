import {
  giveRights,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
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
])('dealers shown by %j [S3.20]', async (query, expected) => {
  expect(await namesOf(query)).toEqual(expected);
});

test('a dealer stores three addresses, and is found by its tax id [S3.5]', async () => {
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

test('vehicles of offers made with a dealer, each once, the last offered first, of readable opportunities', async () => {
  const { client } = worker;
  const dealer = await client.dealers.create({ body: { name: 'Z pojazdami' } });
  const params = { id: dealer.id };
  const person = await client.representatives.create({
    body: { firstName: 'Ewa', lastName: 'Lis', dealerId: dealer.id },
  });
  const customer = await client.customers.create({ body: { lastName: 'Żak', emails: ['zak@test.example'] } });
  const opportunity = await client.opportunities.create({ body: { customerId: customer.id } });
  const vehicleOf = (model: string) =>
    client.vehicles.create({ body: { manufacturer: 'Škoda', model, discount: '8' } });
  const offer = (vehicleId: string) =>
    client.offers.create({
      params: { id: opportunity.id },
      body: { offerType: 'leasing', vehicleId, dealerRepresentativeId: person.id },
    });
  const [superb, fabia] = [await vehicleOf('Superb'), await vehicleOf('Fabia')];
  for (const { id } of [superb, superb, fabia]) await offer(id);

  const { items, total } = await client.dealers.vehicles({ params });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { model: 'Fabia', offerCount: 1, discount: '8' },
    { model: 'Superb', offerCount: 2 },
  ]);
  const found = await client.dealers.vehicles({ params, query: { search: 'superb', sort: 'offeredAt' } });
  expect(found).toMatchObject({ total: 1, items: [{ model: 'Superb' }] });

  const platformer = await server.signIn('platformer@test.example');
  expect(await platformer.client.dealers.vehicles({ params })).toMatchObject({ items: [], total: 0 });
});

test('people of a dealer or a bank are counted for those alone who may read them', async () => {
  const { client } = worker;
  const [dealer, bank] = [
    await client.dealers.create({ body: { name: 'Liczony' } }),
    await client.banks.create({ body: { name: 'Liczony' } }),
  ];
  const person = { firstName: 'Ewa', lastName: 'Lis' };
  await client.representatives.create({ body: { ...person, dealerId: dealer.id } });
  await client.representatives.create({ body: { ...person, bankId: bank.id } });
  const counted = async () => {
    const { representativeCount } = await client.dealers.get({ params: { id: dealer.id } });
    const { items } = await client.dealers.list({ query: { search: 'Liczony' } });
    const refused = [
      client.dealers.remove({ params: { id: dealer.id }, query: { version: 1 } }),
      client.banks.remove({ params: { id: bank.id }, query: { version: 1 } }),
    ].map((removal) => removal.catch((error: unknown) => error));
    return [representativeCount, items[0]?.representativeCount, ...(await Promise.all(refused))];
  };
  const inUse = (...uses: object[]) => refusal('in_use', 409, { details: { uses } });
  const used = inUse({ kind: 'representative', count: 1 });
  expect(await counted()).toEqual([1, 1, used, used]);
  await revokeRights(server, 'WORKER', 'representative.get');
  expect(await counted()).toEqual([0, 0, inUse(), inUse()]);
  await giveRights(server, 'WORKER', 'representative.get');
});
