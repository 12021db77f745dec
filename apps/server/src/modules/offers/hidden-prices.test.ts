import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { car, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

async function change(offer: { id: string; version: number }, changes: object, by: SignedIn = worker) {
  return by.client.offers.update({ params: { id: offer.id }, body: { version: offer.version, changes } });
}

test('a collision about a vehicle neither reveals a hidden discount nor is one for it', async () => {
  const { id } = await openOpportunity(server, worker);
  const priced = { ...car, grossCatalogPrice: '200000', discount: '7.25', grossSellPrice: '185500' };
  const offer = await worker.client.offers.create({
    params: { id },
    body: { offerType: 'leasing', vehicleInfo: priced },
  });
  await change(offer, { vehicleInfo: { ...priced, discount: '8.5', grossSellPrice: '183000' } });
  const supreme = await server.signIn('super@test.example');
  await hideFrom(server, admin, 'vehicle.discount');
  const bare = { ...car, grossCatalogPrice: '200000' };
  // what others changed meanwhile is hidden, so that nothing collides
  const merged = await change(offer, { vehicleInfo: { ...bare, body: 'Kombi' } }, admin);
  expect(merged.vehicle).toMatchObject({ body: 'Kombi' });
  const whole = { params: { id: offer.id } };
  expect((await supreme.client.offers.get(whole)).vehicle).toMatchObject({ discount: '8.5', body: 'Kombi' });
  await change(merged, { vehicleInfo: { ...priced, body: 'Hatchback' } }, worker);
  const late = change(merged, { vehicleInfo: { ...bare, body: 'Sedan' } }, admin);
  await expect(late).rejects.toEqual(refusal('stale_version', 409));
  const notified = await late.catch((error: unknown) => JSON.stringify(error));
  expect(notified).toContain('Hatchback');
  expect(notified).not.toMatch(/(?<!\d)(?:7\.25|8\.5|185500|183000)/);
});

test('a hidden price can neither be derived from the commission nor computed by writing it', async () => {
  const { id } = await openOpportunity(server, colleague);
  const body = { offerType: 'leasing', vehicleValue: '150000', invoiceChargedPrice: '123456.78' } as const;
  const { id: offerId } = await colleague.client.offers.create({
    params: { id },
    body: { ...body, commisionPercent: '1.5' },
  });
  await hideFrom(server, colleague, 'offer.invoiceChargedPrice');
  const params = { id: offerId };
  const seen = await colleague.client.offers.get({ params });
  expect(seen).not.toHaveProperty('invoiceChargedPrice');
  expect(seen).not.toHaveProperty('commisionPercent');
  expect(seen).toMatchObject({ commisionAmount: '1851.85' });
  await expect(change(seen, { commisionPercent: '100' }, colleague)).rejects.toEqual(
    refusal('field_excluded', 403, {
      fields: [expect.objectContaining({ path: 'changes.commisionPercent' })],
    }),
  );
  const written = await change(seen, { commisionAmount: '2000' }, colleague);
  // not in the middle of a number: the seconds of an instant may be 01.623
  expect(JSON.stringify(written)).not.toMatch(/(?<!\d)(?:123456|1\.62)/);
});

test('an amount that moves with the value of the vehicle does not reveal that a hidden price is empty', async () => {
  const { id } = await openOpportunity(server, worker);
  const body = { offerType: 'leasing', vehicleValue: '150000', commisionPercent: '2' } as const;
  const create = (invoice: object) =>
    worker.client.offers.create({ params: { id }, body: { ...body, ...invoice } });
  const offers = [await create({}), await create({ invoiceChargedPrice: '120000' })];
  await hideFrom(server, admin, 'offer.invoiceChargedPrice');
  const amounts: unknown[] = [];
  for (const offer of offers) {
    const changed = await change(offer, { vehicleValue: '100000' }, admin);
    amounts.push(changed.commisionAmount);
  }
  expect(amounts).toEqual(['3000.00', '2400.00']);
});
