import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;

const taxIdNumber = '5260001246';
const phone = '+48600100200';

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('super@test.example');
  const { client } = worker;
  const customer = await client.customers.create({
    body: { lastName: 'Numerowy', taxIdNumber, phones: [phone], emails: ['numerowy@test.example'] },
  });
  const { id } = await openOpportunity(server, worker, { customerId: customer.id });
  await client.offers.create({ params: { id }, body: { offerType: 'leasing' } });
  await client.customerOrganisations.create({ body: { name: 'Firma Numerowa', taxIdNumber: '9991079302' } });
  await client.banks.create({ body: { name: 'Bank Numerowy', taxIdNumber } });
  await client.dealers.create({ body: { name: 'Salon Numerowy', taxIdNumber } });
});
afterAll(() => server.close());

const phones = [
  '+48 600-100-200',
  '0048600100200',
  '600 100 200',
  '600\u2011100\u2011200',
  '600\u202f100\u202f200',
  'Numerowy 600-100-200',
];
const taxIds = [
  'PL 526-000-12-46',
  '526 000 12 46',
  'NIP: 526\u2012000\u201212\u201246',
  '5260\u200b001246',
  '526\u2212000\u221212\u221246',
];

describe('SE2 a number is found in every notation that forms accept', () => {
  it.each([...phones, ...taxIds])('of a customer: %s', async (search) => {
    const query = { search };
    const { client } = worker;
    const lists = [client.customers.list, client.opportunities.list, client.offers.list];
    expect(await Promise.all(lists.map(async (list) => (await list({ query })).total))).toEqual([1, 1, 1]);
  });

  it.each(taxIds)('of a bank or dealer: %s', async (search) => {
    const query = { search };
    const lists = [worker.client.banks.list, worker.client.dealers.list];
    expect(await Promise.all(lists.map(async (list) => (await list({ query })).total))).toEqual([1, 1]);
  });

  it('of a firm', async () => {
    for (const search of ['PL 999-107-93-02', '999\u2009107\u200993\u200902']) {
      expect((await worker.client.customerOrganisations.list({ query: { search } })).total).toBe(1);
    }
  });
});
