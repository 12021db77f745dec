import { namesOf } from '@szansa/domain/access';
import { revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from './test-agency.ts';
import { addCustomer, addRepresentatives, openOpportunity } from './test-deals.ts';

/** A user who reads opportunities, and neither customers nor representatives. */
let reader: SignedIn;
let server: TestServer;
let id: string;

beforeAll(async () => {
  const agency = await testAgency();
  ({ server } = agency);
  reader = await server.signIn('reports@test.example');
  const customerId = await addCustomer(server, {
    lastName: 'Żółw',
    taxIdNumber: '9991000111',
    phones: ['+48600700800'],
  });
  ({ id } = await openOpportunity(server, agency.worker, { customerId }));
  const { bank } = await addRepresentatives(server);
  await server.db
    .updateTable('representative')
    .set({ phones: ['+48600111222'] })
    .where('id', '=', bank)
    .execute();
  const body = { offerType: 'leasing', bankRepresentativeId: bank } as const;
  await agency.worker.client.offers.create({ params: { id }, body });
  await revokeRights(server, 'ADMIN_REPORTS', 'customer.get', 'representative.get');
});
afterAll(() => server.close());

test('an opportunity names its customer, and reveals nothing else of a customer one may not read', async () => {
  const { customer } = await reader.client.opportunities.get({ params: { id } });
  expect(customer).toEqual({ id: expect.any(String), name: 'Jan Żółw' });
});

test('an opportunity is not found by what one may not read of its customer', async () => {
  const totalOf = async (search: string) =>
    (await reader.client.opportunities.list({ query: { search } })).total;
  expect(await totalOf('żółw')).toBe(1);
  expect(await totalOf('9991000111')).toBe(0);
  expect(await totalOf('600700800')).toBe(0);
});

test('an offer names the people it was made with, and omits contacts of people one may not read', async () => {
  const [offer] = await reader.client.offers.listOfOpportunity({ params: { id } });
  expect(offer?.bankRepresentative).toMatchObject({ lastName: 'Kontaktowa' });
  expect(offer?.bankRepresentative).not.toHaveProperty('phones');
});

test('a session names what its owner may not read among the hidden fields', async () => {
  const { userExcludedFields } = await reader.client.auth.session();
  expect(namesOf(userExcludedFields)).toEqual(
    expect.arrayContaining(['customer.phones', 'representative.contact']),
  );
});
