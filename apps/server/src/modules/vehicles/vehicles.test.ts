import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const car = { manufacturer: 'Škoda', model: 'Octavia' };

test('vehicles are found by maker and order number, and those without a price come last', async () => {
  const { client } = worker;
  await client.vehicles.create({ body: { ...car, grossCatalogPrice: '150000', orderNo: 'ZAM/1' } });
  await client.vehicles.create({ body: { ...car, model: 'Fabia', grossCatalogPrice: '90000' } });
  await client.vehicles.create({ body: { manufacturer: 'Łada', model: 'Niva' } });
  const modelsOf = async (query: object) =>
    (await client.vehicles.list({ query })).items.map(({ model }) => model);
  expect(await modelsOf({ sort: 'grossCatalogPrice' })).toEqual(['Fabia', 'Octavia', 'Niva']);
  expect(await modelsOf({ sort: '-grossCatalogPrice' })).toEqual(['Octavia', 'Fabia', 'Niva']);
  expect(await modelsOf({ orderNo: ['ZAM/1'] })).toEqual(['Octavia']);
  expect(await modelsOf({ manufacturer: ['Łada'] })).toEqual(['Niva']);
  expect(await client.vehicles.manufacturers()).toEqual(['Łada', 'Škoda']);
});

test('a discount is stored as it is written, so that the same again is no change', async () => {
  const body = { ...car, grossCatalogPrice: '100000', discount: '8', grossSellPrice: '92000' };
  const { id, rowVersion } = await worker.client.vehicles.create({ body });
  expect(rowVersion).toBe(1);
  const again = await worker.client.vehicles.update({
    params: { id },
    body: { version: 1, changes: { discount: '8' } },
  });
  expect(again).toMatchObject({ rowVersion: 1, discount: '8', grossSellPrice: '92000.00' });
});

test('OF5 the price paid follows the catalogue price and the discount, and three that contradict are refused', async () => {
  const body = { ...car, grossCatalogPrice: '100000', grossSellPrice: '92000' };
  const { id, discount } = await worker.client.vehicles.create({ body });
  expect(discount).toBe('8');
  const change = (version: number, changes: object) =>
    worker.client.vehicles.update({ params: { id }, body: { version, changes } });
  expect(await change(1, { grossCatalogPrice: '200000' })).toMatchObject({
    discount: '8',
    grossSellPrice: '184000.00',
  });
  expect(await change(2, { discount: null })).toMatchObject({ discount: null, grossSellPrice: null });
  const refused = refusal('validation', 422, {
    fields: ['grossCatalogPrice', 'discount', 'grossSellPrice'].map((path) =>
      expect.objectContaining({ path, code: 'prices_contradict' }),
    ),
  });
  await expect(worker.client.vehicles.create({ body: { ...body, discount: '9' } })).rejects.toEqual(refused);
  await expect(change(3, { discount: '9', ...body })).rejects.toEqual(refused);
});

test('a user who may not see a discount leaves it unchanged when they describe the vehicle of an offer', async () => {
  const { client, userId } = worker;
  const customer = await client.customers.create({
    body: { lastName: 'Żak', emails: ['zak@przyklad.example'] },
  });
  const opportunity = await client.opportunities.create({ body: { customerId: customer.id } });
  const offer = await client.offers.create({
    params: { id: opportunity.id },
    body: { offerType: 'leasing', vehicleInfo: { ...car, discount: '9', grossSellPrice: '91000' } },
  });
  const admin = await server.signIn('super@test.example');
  const params = { id: userId };
  await admin.client.users.changeHiddenFields({ params, body: { hide: ['vehicle.discount'], show: [] } });
  const changed = await client.offers.update({
    params: { id: offer.id },
    body: { version: 1, changes: { vehicleInfo: { ...car, engine: '2.0 TDI' } } },
  });
  expect(changed.vehicle).not.toHaveProperty('discount');
  expect(changed.vehicle).not.toHaveProperty('grossSellPrice');
  const seen = await admin.client.vehicles.get({ params: { id: changed.vehicle?.id ?? '' } });
  expect(seen).toMatchObject({ engine: '2.0 TDI', discount: '9', grossSellPrice: '91000.00' });
});

test('the trim, which is called `version`, is changed and audited like any other field', async () => {
  const { client } = worker;
  const { id } = await client.vehicles.create({ body: { ...car, version: 'Ambition' } });
  const params = { id };
  const body = { version: 1, changes: { version: 'Selection' } };
  const changed = await client.vehicles.update({ params, body });
  expect(changed).toMatchObject({ rowVersion: 2, version: 'Selection' });
  await expect(
    client.vehicles.update({ params, body: { version: 1, changes: { version: 'Style' } } }),
  ).rejects.toMatchObject({
    code: 'stale_version',
    details: { version: 2, collisions: [{ field: 'version', yours: 'Style', theirs: 'Selection' }] },
  });
});
