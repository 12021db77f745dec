import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { completeOffer, leadSourceId, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
beforeAll(async () => {
  ({ server, worker } = await testAgency());
});
afterAll(() => server.close());

/** The fields of a complete offer that only a lease has. */
const ofALease = { gapInsuranceId: undefined };
/** The fields that a short-term rent does not have, or that are optional for it. */
const ofLongContracts = {
  ...ofALease,
  initialPayment: undefined,
  buyoutPrice: undefined,
  carInsuranceId: undefined,
  numberOfInstallments: 6,
};

const refused = (...fields: { path: string; code: string }[]) =>
  refusal('validation', 422, { fields: fields.map((field) => expect.objectContaining(field)) });

async function opened() {
  return openOpportunity(server, worker, { leadSourceId: await leadSourceId(server) });
}

async function added(change: object) {
  const { id } = await opened();
  const body = { ...(await completeOffer(server)), ...change };
  return worker.client.offers.create({ params: { id }, body });
}

const change = ({ id, version }: { id: string; version: number }, changes: object) =>
  worker.client.offers.update({ params: { id }, body: { version, changes } });

const close = (id: string) =>
  worker.client.opportunities.move({ params: { id }, body: { status: 'closed', version: 1 } });

test.each([
  ['long-term', { ...ofALease, offerType: 'rent_long_term', buyoutPrice: undefined }],
  ['short-term', { ...ofLongContracts, offerType: 'rent_short_term' }],
])('CL4 a %s rent closes without what it does not have', async (_, rent) => {
  const { customerFileId } = await added(rent);
  expect(await close(customerFileId)).toMatchObject({ status: 'closed' });
});

test('CL4 a lease does not close without its buy-out', async () => {
  const { customerFileId, id } = await added({ buyoutPrice: undefined });
  await expect(close(customerFileId)).rejects.toEqual(
    refusal('closing_incomplete', 422, { details: { missing: ['buyoutPrice'], chosenOfferId: id } }),
  );
});

test('OF12 a field that a type does not have is refused by name, and so is a term too long for it (OF13)', async () => {
  const rent = { ...ofLongContracts, offerType: 'rent_short_term' };
  await expect(added({ ...rent, buyoutPrice: '1', numberOfInstallments: 13 })).rejects.toEqual(
    refused(
      { path: 'buyoutPrice', code: 'not_of_offer_type' },
      { path: 'numberOfInstallments', code: 'short_rent_term' },
    ),
  );
  const offer = await added(rent);
  await expect(change(offer, { gapInsuranceId: 'GAP 2' })).rejects.toEqual(
    refused({ path: 'gapInsuranceId', code: 'not_of_offer_type' }),
  );
});

test('OF12 a lease temporarily changed to a rent retains its buy-out, which is not counted meanwhile', async () => {
  const lease = await added({ numberOfInstallments: 6, monthlyAmount: '100', buyoutPrice: '1000' });
  expect(lease.sumOfPayments).toBe('1600.00');
  const rent = await change(lease, { offerType: 'rent_short_term' });
  expect(rent).toMatchObject({ sumOfPayments: '600.00' });
  const again = await change(rent, { offerType: 'leasing' });
  expect(again).toMatchObject({ buyoutPrice: '1000.00', gapInsuranceId: 'GAP 1', sumOfPayments: '1600.00' });
});

test('OF12 a copy has only the fields of its type', async () => {
  const lease = await added({ numberOfInstallments: 6 });
  await change(lease, { offerType: 'rent_short_term' });
  const { id: customerFileId } = await opened();
  const copy = await worker.client.offers.copy({ params: { id: lease.id }, body: { customerFileId } });
  expect(copy).toMatchObject({ offerType: 'rent_short_term', buyoutPrice: null });
});
