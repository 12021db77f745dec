import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { completeOffer, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

test('an offer is duplicated by the owner, without the values of its contract, and is not chosen', async () => {
  const { id: opportunityId } = await openOpportunity(server, owner);
  const first = await owner.client.offers.create({
    params: { id: opportunityId },
    body: await completeOffer(server),
  });
  const copy = await owner.client.offers.duplicate({ params: { id: first.id } });
  expect(copy).toMatchObject({
    customerFileId: opportunityId,
    isChosen: false,
    version: 1,
    vehicle: { id: first.vehicle?.id },
    vehicleValue: first.vehicleValue,
    monthlyAmount: first.monthlyAmount,
    sumOfPayments: first.sumOfPayments,
    commisionAmount: first.commisionAmount,
    dealSigningDate: null,
    dealEndDate: null,
    vehicleRegistrationDate: null,
    carInsuranceId: null,
    gapInsuranceId: null,
  });
  expect(copy.id).not.toBe(first.id);
  const admin = await server.signIn('admin@test.example');
  await expect(admin.client.offers.duplicate({ params: { id: first.id } })).rejects.toEqual(
    refusal('offers_only_by_owner', 403),
  );
});
