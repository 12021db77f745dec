import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf } from '../opportunities/test-agency.ts';
import { completeOffer, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let colleague: SignedIn;
let platformer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  [owner, colleague, platformer] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('platformer@test.example'),
  ]);
});
afterAll(() => server.close());

async function offered(by: SignedIn) {
  const { id } = await openOpportunity(server, by);
  const body = await completeOffer(server);
  return { source: id, offer: await by.client.offers.create({ params: { id }, body }) };
}

const copy = (who: SignedIn, id: string, customerFileId: string) =>
  who.client.offers.copy({ params: { id }, body: { customerFileId } });

const notified = async (id: string) => (await historyOf(id, owner)).map(({ type }) => type);

test('a colleague’s offer is copied to an own opportunity, without its contract; both histories record it', async () => {
  const { source, offer } = await offered(colleague);
  const { id: target } = await openOpportunity(server, owner);
  const copied = await copy(owner, offer.id, target);
  expect(copied).toMatchObject({
    customerFileId: target,
    isChosen: true,
    version: 1,
    vehicle: { id: offer.vehicle?.id },
    monthlyAmount: offer.monthlyAmount,
    sumOfPayments: offer.sumOfPayments,
    commisionAmount: offer.commisionAmount,
    commisionPercent: offer.commisionPercent,
    transactionCosts: offer.transactionCosts,
    bookingDate: null,
    dealSigningDate: null,
    carInsuranceId: null,
  });
  expect(await notified(target)).toContain('offer_added');
  expect(await notified(source)).toContain('offer_copied');
  const { monthlyAmount, dealSigningDate, version } = offer;
  expect(await colleague.client.offers.get({ params: { id: offer.id } })).toMatchObject({
    monthlyAmount,
    dealSigningDate,
    version,
  });
});

test('it goes to own opportunities alone, from those one may read', async () => {
  const { offer } = await offered(owner);
  const { id: foreign } = await openOpportunity(server, colleague);
  await expect(copy(owner, offer.id, foreign)).rejects.toEqual(refusal('offers_only_by_owner', 403));
  await expect(copy(owner, offer.id, crypto.randomUUID())).rejects.toEqual(refusal('not_found', 404));
  await expect(copy(platformer, offer.id, foreign)).rejects.toMatchObject({ status: 403 });
});

test('two who copy to each other’s source at once both succeed', async () => {
  const [one, other] = [await offered(owner), await offered(owner)];
  const copies = await Promise.all([
    copy(owner, one.offer.id, other.source),
    copy(owner, other.offer.id, one.source),
  ]);
  expect(copies.map(({ customerFileId }) => customerFileId)).toEqual([other.source, one.source]);
});

test('what is hidden from the person who copies is not copied', async () => {
  const { offer } = await offered(colleague);
  const { id: target } = await openOpportunity(server, owner);
  await hideFrom(server, owner, 'offer.invoiceChargedPrice', 'offer.transactionCosts');
  const { id } = await copy(owner, offer.id, target);
  const seen = await colleague.client.offers.get({ params: { id } });
  expect(seen).toMatchObject({
    invoiceChargedPrice: null,
    transactionCosts: null,
    commisionAmount: offer.commisionAmount,
    vehicleValue: offer.vehicleValue,
  });
});
