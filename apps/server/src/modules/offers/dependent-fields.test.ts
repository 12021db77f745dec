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

const refused = (code: string, ...paths: string[]) =>
  refusal('validation', 422, { fields: paths.map((path) => expect.objectContaining({ path, code })) });

async function addOffer(by: SignedIn, body: object) {
  const { id } = await openOpportunity(server, by);
  return by.client.offers.create({ params: { id }, body: { offerType: 'leasing', ...body } });
}

async function change(offer: { id: string; version: number }, changes: object, by: SignedIn = worker) {
  return by.client.offers.update({ params: { id: offer.id }, body: { version: offer.version, changes } });
}

test('OF4 a new base changes the amount of the commission and leaves its percent unchanged', async () => {
  const offer = await addOffer(worker, { vehicleValue: '100000', commisionPercent: '1.5' });
  expect(offer.commisionAmount).toBe('1500.00');
  const dearer = await change(offer, { vehicleValue: '200000' });
  expect(dearer).toMatchObject({ commisionPercent: '1.5', commisionAmount: '3000.00' });
  const invoiced = await change(dearer, { invoiceChargedPrice: '150000' });
  expect(invoiced).toMatchObject({ commisionPercent: '1.5', commisionAmount: '2250.00' });
  const emptied = await change(invoiced, { commisionAmount: null });
  expect(emptied).toMatchObject({ commisionPercent: null, commisionAmount: null });
});

test('OF4 halves of a commission that contradict each other are refused, both by name', async () => {
  const halves = { commisionPercent: '1.5', commisionAmount: '9000' };
  const paths = ['commisionPercent', 'commisionAmount'];
  await expect(addOffer(worker, { vehicleValue: '100000', ...halves })).rejects.toEqual(
    refused('commission_contradicts', ...paths),
  );
  const offer = await addOffer(worker, { vehicleValue: '100000' });
  await expect(change(offer, halves)).rejects.toEqual(refused('commission_contradicts', ...paths));
  const agreed = await change(offer, { commisionPercent: '9', commisionAmount: '9000' });
  expect(agreed).toMatchObject({ commisionPercent: '9', commisionAmount: '9000.00' });
});

test('OF4 a change on top of what others wrote meanwhile counts on the base they wrote', async () => {
  const offer = await addOffer(worker, { vehicleValue: '100000', commisionPercent: '2' });
  await change(offer, { vehicleValue: '50000' });
  // the percent of the first version is on top of the new base
  const merged = await change(offer, { commisionPercent: '3' }, admin);
  expect(merged).toMatchObject({ vehicleValue: '50000.00', commisionAmount: '1500.00' });
});

test('OF4 halves hidden from the writer follow a new base, and are not revealed to anyone they are hidden from', async () => {
  const offer = await addOffer(colleague, {
    vehicleValue: '100000',
    invoiceChargedPrice: '50000',
    commisionPercent: '1',
  });
  // with the percent the amount is hidden, because the percent could be computed from it and the base (rule AX2)
  await hideFrom(server, colleague, 'offer.commisionPercent');
  const written = await change(offer, { invoiceChargedPrice: '123456.78' }, colleague);
  expect(written).toMatchObject({ invoiceChargedPrice: '123456.78' });
  expect(JSON.stringify(written)).not.toContain('1234.57');
  const whole = await admin.client.offers.get({ params: { id: offer.id } });
  expect(whole).toMatchObject({ commisionPercent: '1', commisionAmount: '1234.57' });
  for (const half of [{ commisionPercent: '2' }, { commisionAmount: '5' }])
    await expect(change(whole, half, colleague)).rejects.toEqual(refusal('field_excluded', 403));
});

test('OF5 a vehicle described with two prices gets the third, and one with three that contradict is refused', async () => {
  const offer = await addOffer(worker, {
    vehicleInfo: { ...car, grossCatalogPrice: '200000', discount: '10' },
  });
  expect(offer.vehicle).toMatchObject({ grossSellPrice: '180000.00' });
  const paid = { ...car, discount: '10', grossSellPrice: '90000' };
  expect((await change(offer, { vehicleInfo: paid })).vehicle).toMatchObject({
    grossCatalogPrice: '100000.00',
  });
  const odd = { ...paid, grossCatalogPrice: '150000' };
  const paths = ['grossCatalogPrice', 'discount', 'grossSellPrice'].map((name) => `vehicleInfo.${name}`);
  await expect(addOffer(worker, { vehicleInfo: odd })).rejects.toEqual(
    refused('prices_contradict', ...paths),
  );
  await expect(change({ ...offer, version: 2 }, { vehicleInfo: odd })).rejects.toEqual(
    refused('prices_contradict', ...paths),
  );
});

test('OF9 a contract that ends before it was signed is refused by the date the call names', async () => {
  const dates = { dealSigningDate: '2026-05-10', dealEndDate: '2026-05-09' };
  await expect(addOffer(worker, dates)).rejects.toEqual(refused('end_before_signing', 'dealEndDate'));
  const offer = await addOffer(worker, { ...dates, dealEndDate: '2029-05-09' });
  await expect(change(offer, { dealEndDate: '2026-05-09' })).rejects.toEqual(
    refused('end_before_signing', 'dealEndDate'),
  );
  await expect(change(offer, { dealSigningDate: '2030-01-01' })).rejects.toEqual(
    refused('end_before_signing', 'dealSigningDate'),
  );
  expect((await change(offer, { dealEndDate: '2026-05-10' })).dealEndDate).toBe('2026-05-10');
});
