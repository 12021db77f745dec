import { refusal, type SignedIn, revokeRights, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency } from './test-agency.ts';
import { addLabel, leadSourceId } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

const firm = (taxIdNumber: string) => ({
  lastName: 'Szybka',
  taxIdNumber,
  phones: ['600 700 800'],
  customerOrganizations: [{ name: 'Szybka sp. z o.o.', taxIdNumber }],
});

const customersNamed = async (search: string) => {
  const { items } = await admin.client.customers.list({ query: { search } });
  return items;
};

test('one call writes a customer down and opens their opportunity, each with its history', async () => {
  const label = await addLabel(server, 'Pilne');
  const source = await leadSourceId(server);
  const lead = await worker.client.opportunities.createLead({
    body: { customer: firm('9991079302'), leadSourceId: source, labelIds: [label], note: 'Dzwonić po 15' },
  });
  expect(lead).toMatchObject({
    status: 'lead',
    worker: { id: worker.userId },
    customer: { name: 'Szybka' },
    leadSource: { id: source },
    labels: [{ id: label }],
    note: 'Dzwonić po 15',
  });
  const customer = await worker.client.customers.get({ params: { id: lead.customer.id } });
  expect(customer).toMatchObject({
    phones: [{ phone: '+48600700800' }],
    customerOrganizations: [{ name: 'Szybka sp. z o.o.', taxIdNumber: '9991079302' }],
    addedBy: { id: worker.userId },
    opportunityCount: 1,
  });
  expect((await historyOf(lead.id, worker)).map(({ type }) => type)).toEqual(['created']);
});

test('what is refused leaves neither of the two, and fields are named as the body names them', async () => {
  const { createLead } = worker.client.opportunities;
  const unknownSource = { customer: { ...firm('9991158496'), lastName: 'Bez' }, leadSourceId: uuidv7() };
  await expect(createLead({ body: unknownSource })).rejects.toEqual(
    refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'leadSourceId', code: 'value_not_allowed' })],
    }),
  );
  expect(await customersNamed('Bez')).toEqual([]);

  await expect(createLead({ body: { customer: { phones: ['12'] } } })).rejects.toEqual(
    refusal('validation', 422, {
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'customer.phones.0', code: 'phone_invalid' }),
        expect.objectContaining({ path: 'customer.lastName', code: 'required' }),
        expect.objectContaining({ path: 'customer.emails', code: 'customer_needs_identity' }),
      ]),
    }),
  );
  const unborn = { lastName: 'Przyszły', personalIdNumber: '00430100118' };
  await expect(createLead({ body: { customer: unborn } })).rejects.toEqual(
    refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'customer.personalIdNumber', code: 'pesel_future' })],
    }),
  );
});

test('a customer there is already is not written down twice, unless they are another person of the firm', async () => {
  const { createLead } = colleague.client.opportunities;
  const first = await createLead({
    body: { customer: { ...firm('9991000111'), taxIdNumber: null, lastName: 'Pierwsza' } },
  });
  const second = { ...firm('9991000111'), taxIdNumber: null, lastName: 'Druga' };
  await expect(createLead({ body: { customer: second } })).rejects.toEqual(
    refusal('duplicate_customer', 409, {
      details: expect.objectContaining({ customerId: first.customer.id, field: 'customerOrganizations' }),
    }),
  );
  expect(await customersNamed('Druga')).toEqual([]);
  const lead = await createLead({ body: { customer: { ...second, isAnotherPerson: true } } });
  expect(lead.customer.name).toBe('Druga');
});

test('a lead is opened for others by administrators alone', async () => {
  const body = { customer: { lastName: 'Cudza', emails: ['cudza@przyklad.example'] } };
  const forColleague = { body: { ...body, workerId: colleague.userId } };
  await expect(worker.client.opportunities.createLead(forColleague)).rejects.toEqual(
    refusal('access_denied', 403),
  );
  expect(await customersNamed('Cudza')).toEqual([]);
  expect((await admin.client.opportunities.createLead(forColleague)).worker?.id).toBe(colleague.userId);
});

test('a lead is not for those who may not write customers down', async () => {
  await revokeRights(server, 'WORKER', 'customer.create');
  await expect(
    worker.client.opportunities.createLead({
      body: { customer: { lastName: 'Nikt', emails: ['nikt@przyklad.example'] } },
    }),
  ).rejects.toEqual(refusal('access_denied', 403));
  expect(await customersNamed('Nikt')).toEqual([]);
});
