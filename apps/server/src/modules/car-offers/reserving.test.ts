import { addDays, warsawDay } from '@szansa/domain/shared';
import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openOpportunity, versionOf } from '../opportunities/test-deals.ts';
import { testCars } from './test-cars.ts';

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;
let worker: SignedIn;

const today = warsawDay(new Date());
const following = addDays(today, 10);
const noneLeft = refusal('no_cars_left', 409);

beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
  ({ worker } = cars);
});
afterAll(() => server.close());

/** A variant of which there are so many cars, shown to everybody. */
async function offered(availabilityCount: number) {
  const variant = cars.variant({ availabilityCount });
  const { id } = await cars.create([variant]);
  await cars.activate(id);
  const left = async () => (await cars.offerAs(worker, id)).variants[0]?.currentAvailabilityCount;
  return { id: variant.id, carOfferId: id, left };
}

async function book(variantId: string, bookingDate: string | undefined = following) {
  const { id: customerFileId } = await openOpportunity(server, worker);
  const body = { customerFileId, offerType: 'leasing' as const, bookingDate };
  return worker.client.carOffers.offerVariant({ params: { id: variantId }, body });
}

const update = ({ id, version }: { id: string; version: number }, changes: object) =>
  worker.client.offers.update({ params: { id }, body: { version, changes } });

test('CC12 of many who book the last cars at once as many get one as there are', async () => {
  const { id, left } = await offered(2);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => book(id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }): unknown => reason)).toEqual(refused.map(() => noneLeft));
  expect(await left()).toBe(0);
  // a user who may not reserve may offer it nevertheless
  const { id: customerFileId } = await openOpportunity(server, worker);
  const offer = await worker.client.carOffers.offerVariant({
    params: { id },
    body: { customerFileId, offerType: 'leasing' },
  });
  await expect(update(offer, { bookingDate: following })).rejects.toEqual(noneLeft);
});

test('CC12 a car is reserved until the booking ends, the deal is signed or the offer is removed', async () => {
  const { id, left } = await offered(3);
  const [first, second, third] = [await book(id), await book(id), await book(id)];
  expect(await left()).toBe(0);
  await update(first, { bookingDate: addDays(today, -1) });
  expect(await left()).toBe(1);
  await update(second, { dealSigningDate: today });
  expect(await left()).toBe(2);
  await worker.client.offers.remove({ params: { id: third.id }, query: { version: third.version } });
  expect(await left()).toBe(3);
  const again = await book(id, today);
  expect(await left()).toBe(2);
  await update(again, { vehicleInfo: { manufacturer: 'Kia', model: 'Sportage' } });
  expect(await left()).toBe(2);
});

test('CC12 choosing another offer or archiving releases the car, and choosing it again reserves it again', async () => {
  const { id, left } = await offered(1);
  const locked = await book(id);
  const params = { id: locked.customerFileId };
  const other = await worker.client.offers.create({ params, body: { offerType: 'leasing' } });
  const choose = async (offerId: string) =>
    worker.client.offers.choose({
      params: { id: offerId },
      body: { version: await versionOf(server, locked.customerFileId) },
    });
  await choose(other.id);
  expect(await left()).toBe(1);
  const rival = await book(id);
  await expect(choose(locked.id)).rejects.toEqual(noneLeft);
  await worker.client.offers.remove({ params: { id: rival.id }, query: { version: rival.version } });
  await choose(locked.id);
  expect(await left()).toBe(0);
  await server.db
    .updateTable('customerFile')
    .set({ isArchived: true })
    .where('id', '=', locked.customerFileId)
    .execute();
  expect(await left()).toBe(1);
});

test('an offer names the variant it is made from, until it gets another vehicle', async () => {
  const { id, carOfferId } = await offered(1);
  const offer = await book(id);
  expect(offer.carVariant).toEqual({ id, carOfferId, name: expect.stringMatching(/Octavia/) as string });
  const { id: vehicleId } = await worker.client.vehicles.create({
    body: { manufacturer: 'Kia', model: 'Sportage' },
  });
  expect(await update(offer, { vehicleId })).toMatchObject({ carVariant: null });
});

test('an offer is not made from a variant that is not shown to its maker', async () => {
  const variant = cars.variant();
  await cars.create([variant]);
  const { id } = await openOpportunity(server, worker);
  await expect(
    worker.client.offers.create({ params: { id }, body: { offerType: 'leasing', carVariantId: variant.id } }),
  ).rejects.toMatchObject({ status: 422, fields: [{ path: 'carVariantId', code: 'value_not_allowed' }] });
});

test('CC12 a restored offer gets its car unless that is reserved otherwise, and no deleted variant', async () => {
  const { id, left } = await offered(1);
  const locked = await book(id);
  const params = { id: locked.id };
  const remove = (one: { id: string; version: number }) =>
    worker.client.offers.remove({ params: { id: one.id }, query: { version: one.version } });
  await remove(locked);
  const other = await book(id);
  await expect(worker.client.offers.restore({ params })).rejects.toEqual(noneLeft);
  await remove(other);
  expect(await worker.client.offers.restore({ params })).toMatchObject({ carVariant: { id } });
  expect(await left()).toBe(0);
  await remove(locked);
  await server.db.deleteFrom('carVariant').where('id', '=', id).execute();
  expect(await worker.client.offers.restore({ params })).toMatchObject({ id: locked.id, carVariant: null });
});
