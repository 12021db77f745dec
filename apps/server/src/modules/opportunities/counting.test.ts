import { revokeRights, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency, type TestAgency } from './test-agency.ts';
import { addCustomer, openOpportunity } from './test-deals.ts';

let agency: TestAgency;
let customerId: string;

beforeAll(async () => {
  agency = await testAgency();
  const { server, worker, admin } = agency;
  customerId = await addCustomer(server);
  await openOpportunity(server, worker, { customerId });
  const { id } = await openOpportunity(server, worker, { customerId });
  await admin.client.opportunities.assign({ params: { id }, body: { version: 1, workerId: null } });
});
afterAll(() => agency.server.close());

async function countsFor({ client }: SignedIn) {
  const { opportunityCount } = await client.customers.get({ params: { id: customerId } });
  const { items } = await client.customers.list();
  const { total } = await client.opportunities.list({ query: { customerId } }).catch(() => ({ total: 0 }));
  return [opportunityCount, items.find(({ id }) => id === customerId)?.opportunityCount, total];
}

test('a customer counts the opportunities their reader may read, like the list of them', async () => {
  const { server, worker } = agency;
  const reports = await server.signIn('reports@test.example');
  expect(await countsFor(worker)).toEqual([2, 2, 2]);
  expect(await countsFor(reports)).toEqual([1, 1, 1]);
  expect(await countsFor(await server.signIn('platformer@test.example'))).toEqual([0, 0, 0]);
  await revokeRights(server, 'ADMIN_REPORTS', 'opportunity.get');
  expect(await countsFor(reports)).toEqual([0, 0, 0]);
});
