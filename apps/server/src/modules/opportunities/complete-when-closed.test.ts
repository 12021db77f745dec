import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from './test-agency.ts';
import { closedOpportunity, completeOffer } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, admin } = await testAgency());
});
afterAll(() => server.close());

/** A closed opportunity that its owner and an administrator may change, and its chosen offer. */
async function opened() {
  const { id, chosenOfferId } = await closedOpportunity(server, worker);
  const params = { id };
  await worker.client.opportunities.consentToEdit({ params });
  const { version } = await admin.client.opportunities.consentToEdit({ params });
  const offer = await worker.client.offers.get({ params: { id: chosenOfferId ?? '' } });
  return { params, version, offer };
}

const lacking = (...missing: string[]) =>
  refusal('closing_incomplete', 422, { details: expect.objectContaining({ missing }) });

test('CL3 an offer of a closed opportunity cannot be emptied, and nothing of the change is stored', async () => {
  const { params, offer } = await opened();
  const change = (changes: object) =>
    worker.client.offers.update({ params: { id: offer.id }, body: { version: offer.version, changes } });
  await expect(change({ monthlyAmount: null, gapInsuranceId: null, note: 'x' })).rejects.toEqual(
    lacking('monthlyAmount', 'sumOfPayments', 'gapInsuranceId'),
  );
  expect(await worker.client.offers.get({ params: { id: offer.id } })).toMatchObject({
    monthlyAmount: '2500.50',
    note: null,
    version: offer.version,
  });
  // what stays complete may be changed
  expect((await change({ monthlyAmount: '2600', gapInsuranceId: 'GAP 2' })).monthlyAmount).toBe('2600.00');
  expect((await worker.client.opportunities.get({ params })).status).toBe('closed');
});

test('CL3 the lead source and the owner of a closed opportunity cannot be emptied', async () => {
  const { params, version } = await opened();
  await expect(
    worker.client.opportunities.update({ params, body: { version, changes: { leadSourceId: null } } }),
  ).rejects.toEqual(lacking('leadSource'));
  await expect(
    admin.client.opportunities.assign({ params, body: { version, workerId: null } }),
  ).rejects.toEqual(lacking('worker'));
});

test('CL3 an incomplete offer cannot be chosen in a closed opportunity, a complete one can', async () => {
  const { params, version, offer } = await opened();
  const { gapInsuranceId: _, ...gappy } = await completeOffer(server);
  const other = await worker.client.offers.create({ params, body: gappy });
  const choose = () => worker.client.offers.choose({ params: { id: other.id }, body: { version } });
  await expect(choose()).rejects.toEqual(lacking('gapInsuranceId'));
  expect((await worker.client.opportunities.get({ params })).chosenOfferId).toBe(offer.id);
  await worker.client.offers.update({
    params: { id: other.id },
    body: { version: 1, changes: { gapInsuranceId: 'GAP 3' } },
  });
  expect((await choose()).isChosen).toBe(true);
});

test('CL3 one closed without something may be changed, filled in bit by bit, and opened again', async () => {
  const { params, version, offer } = await opened();
  await server.db
    .updateTable('offer')
    .set({ gapInsuranceId: null, carInsuranceId: null })
    .where('id', '=', offer.id)
    .execute();
  const changes = { note: 'Poprawka' };
  const changed = await worker.client.opportunities.update({ params, body: { version, changes } });
  expect(changed.missing).toEqual(['carInsuranceId', 'gapInsuranceId']);
  const filled = await worker.client.offers.update({
    params: { id: offer.id },
    body: { version: offer.version, changes: { gapInsuranceId: 'GAP 4' } },
  });
  await expect(
    worker.client.offers.update({
      params: { id: offer.id },
      body: { version: filled.version, changes: { orderType: null } },
    }),
  ).rejects.toEqual(lacking('orderType', 'carInsuranceId'));
  const { status } = await worker.client.opportunities.move({ params, body: { version, status: 'handing' } });
  expect(status).toBe('handing');
});
