import type { ServerPayload } from '@szansa/api-client/realtime';
import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { testCars } from '../car-offers/test-cars.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;
let anna: SignedIn;
let platformer: SignedIn;
let variantId: string;
let carOfferId: string;
let opportunity: string;

beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
  ({ worker: anna, platformer } = cars);
});
beforeEach(async () => {
  const variant = cars.variant();
  variantId = variant.id;
  carOfferId = (await cars.create([variant])).id;
  await cars.activate(carOfferId);
  opportunity = (await openOpportunity(server, anna)).id;
});
afterAll(() => server.close());

const search = {
  title: 'Octavia od ręki',
  category: 'car_search',
  brand: 'Škoda',
  availability: 'immediately',
} as const;
const calculation = {
  title: 'Kalkulacja',
  category: 'calculation',
  ownShare: '15000.00',
  numberOfInstallments: 36,
} as const;
const terms = {
  offerType: 'leasing',
  numberOfInstallments: 36,
  monthlyAmount: '3100.00',
  initialPayment: '15000.00',
  buyoutPrice: '1500.00',
} as const;

/** A question of Anna's that the platformer answers. */
const request = (body: typeof search | typeof calculation, more: object = {}) =>
  anna.client.internalEnquiries.create({
    body: { ...body, platformerId: platformer.userId, customerFileId: opportunity, ...more },
  });
const answer = (who: SignedIn, id: string, more: object = {}) =>
  who.client.internalEnquiryProposals.createVariant({
    params: { id },
    body: { carVariantId: variantId, ...more },
  });
const calculate = (who: SignedIn, id: string, more: object = {}) =>
  who.client.internalEnquiryProposals.createCalculation({ params: { id }, body: { ...terms, ...more } });
const list = (who: SignedIn, id: string) =>
  who.client.internalEnquiryProposals.listOfEnquiry({ params: { id } });
const remove = (who: SignedIn, id: string) => who.client.internalEnquiryProposals.remove({ params: { id } });
const complete = async (id: string) => {
  const { version } = await anna.client.internalEnquiries.get({ params: { id } });
  const body = { version, status: 'INTERNAL_ENQUIRY_STATUS_COMPLETED' as const };
  await anna.client.internalEnquiries.move({ params: { id }, body });
};
const refusedAt = (path: string) =>
  expect.objectContaining({
    status: 422,
    fields: [expect.objectContaining({ path, code: 'value_not_allowed' })],
  });

it('EN10 a car search is answered with variants, each with all its data', async () => {
  const { id } = await request(search);
  const first = await answer(platformer, id, { note: 'Stoi w Poznaniu' });
  expect(first).toMatchObject({
    kind: 'variant',
    car: {
      name: 'Škoda Octavia Selection',
      brand: 'Škoda',
      model: 'Octavia',
      carColor: 'Niebieski',
      carAvailability: 'Od ręki',
      catalogPrice: '149900.00',
      catalogDiscountPrice: '139900.00',
      dealer: { name: 'Salon Testowy' },
      year: 2026,
    },
    carVariant: { id: variantId, carOfferId },
    calculation: null,
    note: 'Stoi w Poznaniu',
    createdBy: { id: platformer.userId },
    offers: [],
  });
  const second = await answer(anna, id);
  expect((await list(anna, id)).map((one) => [one.id, one.can])).toEqual([
    [second.id, { remove: true, offer: true }],
    [first.id, { remove: false, offer: true }],
  ]);
  const events = await anna.client.internalEnquiries.events({ params: { id } });
  expect(events.items[0]).toMatchObject({ type: 'proposed', data: { name: 'Škoda Octavia Selection' } });
});

it('CC21 a car search is not answered with a car that was deleted', async () => {
  const { id } = await request(search);
  const deleted = cars.variant();
  const offer = await cars.create([deleted]);
  const answered = () => answer(platformer, id, { carVariantId: deleted.id });
  await expect(answered()).resolves.toBeDefined();
  await platformer.client.carOffers.move({
    params: { id: offer.id },
    body: { version: 1, status: 'deleted' },
  });
  await expect(answered()).rejects.toEqual(refusedAt('carVariantId'));
});

it('EN10 a calculation is answered with what was calculated, and adds up', async () => {
  const { id } = await request(calculation);
  const made = await calculate(platformer, id);
  expect(made.calculation).toMatchObject({ ...terms, sumOfPayments: '128100.00' });
  await expect(answer(platformer, id)).rejects.toEqual(refusal('wrong_state', 409));
  const searched = await request(search);
  await expect(calculate(platformer, searched.id)).rejects.toEqual(refusal('wrong_state', 409));
  await expect(calculate(platformer, id, { bankRepresentativeId: crypto.randomUUID() })).rejects.toEqual(
    refusedAt('bankRepresentativeId'),
  );
});

it('EN6 only a user who may change an enquiry answers it, and an archived one cannot be answered', async () => {
  const theirs = await request(search, { platformerId: null });
  await expect(answer(platformer, theirs.id)).rejects.toEqual(refusal('enquiry_not_yours', 403));
  const { can } = await platformer.client.internalEnquiries.get({ params: { id: theirs.id } });
  expect(can.propose).toBeNull();
  await anna.client.internalEnquiries.archive({
    params: { id: theirs.id },
    body: { version: theirs.version },
  });
  await expect(answer(anna, theirs.id)).rejects.toEqual(refusal('enquiry_archived', 409));
  const { items } = await platformer.client.internalEnquiries.list({ query: { isEditable: true } });
  expect(items.every((one) => one.platformer?.id === platformer.userId)).toBe(true);
});

it('a variant that is not shown to who answers is refused, and led to by who may read it alone', async () => {
  const hidden = cars.variant();
  await cars.create([hidden]);
  const { id } = await request(search);
  await expect(answer(anna, id, { carVariantId: hidden.id })).rejects.toEqual(refusedAt('carVariantId'));
  await answer(platformer, id, { carVariantId: hidden.id });
  expect((await list(platformer, id))[0]?.carVariant).not.toBeNull();
  const [seen] = await list(anna, id);
  expect(seen).toMatchObject({ carVariant: null, car: { name: 'Škoda Octavia Selection' } });
});

it('EN11 the author of an answer undoes it while the enquiry is open', async () => {
  const { id } = await request(search);
  const [first, second] = [await answer(platformer, id), await answer(platformer, id)];
  await expect(remove(anna, first.id)).rejects.toEqual(refusal('proposal_not_yours', 403));
  await remove(platformer, first.id);
  expect((await list(anna, id)).map((one) => one.id)).toEqual([second.id]);
  const events = await anna.client.internalEnquiries.events({ params: { id } });
  expect(events.items[0]).toMatchObject({ type: 'proposal_removed' });
  await complete(id);
  await expect(remove(platformer, second.id)).rejects.toEqual(refusal('wrong_state', 409));
});

it('an answer is published at once, and the author of the enquiry is notified', async () => {
  const { id, individualNumber } = await request(search);
  const socket = io(server.url, { auth: { token: anna.token }, transports: ['websocket'], forceNew: true });
  await socket.timeout(5000).emitWithAck('init', { userId: anna.userId });
  const received = new Promise<ServerPayload<'record-changed'>>((resolve) =>
    socket.on('record-changed', (payload: ServerPayload<'record-changed'>) => {
      if (payload.id === id) resolve(payload);
    }),
  );
  await answer(platformer, id);
  expect(await received).toMatchObject({ entity: 'internal_enquiry', id });
  socket.disconnect();
  const { items } = await anna.client.notifications.list({ query: {} });
  expect(items[0]).toMatchObject({
    message: `Odpowiedź na zapytanie ${individualNumber}: Škoda Octavia Selection`,
  });
});

it('what is hidden of a price is hidden of the answer', async () => {
  const { id } = await request(search);
  await answer(platformer, id);
  const boss = await server.signIn('super@test.example');
  const params = { id: anna.userId };
  await boss.client.users.changeHiddenFields({ params, body: { hide: ['vehicle.discount'], show: [] } });
  const [seen] = await list(anna, id);
  expect(seen?.car).toMatchObject({ catalogPrice: '149900.00' });
  expect(seen?.car).not.toHaveProperty('catalogDiscountPrice');
  await boss.client.users.changeHiddenFields({ params, body: { hide: [], show: ['vehicle.discount'] } });
});

it('EN12 an offer names its source enquiry, to those who may read it, and the answer names the offer', async () => {
  const enquiry = await request(search);
  const { id: enquiryProposalId } = await answer(platformer, enquiry.id);
  const offer = await anna.client.offers.create({
    params: { id: opportunity },
    body: { offerType: 'leasing', enquiryProposalId },
  });
  expect(offer.internalEnquiry).toEqual({ id: enquiry.id, individualNumber: enquiry.individualNumber });
  const named = async (who: SignedIn) => (await list(who, enquiry.id))[0]?.offers.map(({ id }) => id);
  expect(await named(anna)).toEqual([offer.id]);
  // the platformer reads the opportunity through the enquiry, and no longer once it is another's
  expect(await named(platformer)).toEqual([offer.id]);
  await anna.client.internalEnquiries.update({
    params: { id: enquiry.id },
    body: { version: enquiry.version, changes: { platformerId: null } },
  });
  expect(await named(platformer)).toEqual([]);
  await anna.client.internalEnquiries.update({
    params: { id: enquiry.id },
    body: { version: enquiry.version + 1, changes: { platformerId: platformer.userId } },
  });
  await remove(platformer, enquiryProposalId);
  const { internalEnquiry } = await anna.client.offers.get({ params: { id: offer.id } });
  expect(internalEnquiry).toMatchObject({ id: enquiry.id });
});

it('EN12 an offer comes of an answer about its opportunity, or about none yet', async () => {
  const other = (await openOpportunity(server, anna)).id;
  const offerOf = (id: string, enquiryProposalId: string) =>
    anna.client.offers.create({ params: { id }, body: { offerType: 'leasing', enquiryProposalId } });
  const linked = await answer(platformer, (await request(search)).id);
  await expect(offerOf(other, linked.id)).rejects.toEqual(refusedAt('enquiryProposalId'));
  await expect(offerOf(other, crypto.randomUUID())).rejects.toEqual(refusedAt('enquiryProposalId'));
  const free = await request(search, { customerFileId: null });
  const offer = await offerOf(other, (await answer(platformer, free.id)).id);
  expect(offer.internalEnquiry?.id).toBe(free.id);
  const colleague = await server.signIn('worker2@test.example');
  expect((await list(colleague, free.id))[0]?.can.offer).toBe(true);
  const [ofAnother] = await list(colleague, linked.enquiry.id);
  expect(ofAnother?.can.offer).toBe(false);
});
