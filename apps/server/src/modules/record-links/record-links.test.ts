import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let platformer: SignedIn;
let opportunity: string;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
  opportunity = (await openOpportunity(server, anna)).id;
});
afterAll(() => server.close());

const describeAs = (who: SignedIn, record: string[]) =>
  who.client.recordLinks.describe({ query: { record } });

it('RL2 describes to each reader the records they may read, and treats others as missing', async () => {
  const offer = await anna.client.offers.create({
    params: { id: opportunity },
    body: { offerType: 'leasing', vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia' } },
  });
  const enquiry = await anna.client.internalEnquiries.create({
    body: { title: 'Czy finansuje?', category: 'question', description: 'Treść' },
  });
  const bank = await anna.client.banks.create({ body: { name: 'Bank Testowy' } });
  const records = [
    `opportunity:${opportunity}`,
    `offer:${offer.id}`,
    `internal_enquiry:${enquiry.id}`,
    `bank:${bank.id}`,
    `customer:${crypto.randomUUID()}`,
  ];
  const { customer, number, status } = await anna.client.opportunities.get({ params: { id: opportunity } });
  const shared = [
    {
      kind: 'internal_enquiry',
      id: enquiry.id,
      name: `Czy finansuje? · ${enquiry.individualNumber}`,
      status: 'INTERNAL_ENQUIRY_STATUS_NEW',
    },
    { kind: 'bank', id: bank.id, name: 'Bank Testowy', status: null },
  ];
  const name = `${customer.name} #${number}`;
  expect(await describeAs(anna, records)).toEqual([
    { kind: 'opportunity', id: opportunity, name, status },
    { kind: 'offer', id: offer.id, name: `Škoda Octavia · ${name}`, status: null },
    ...shared,
  ]);
  expect(await describeAs(platformer, records)).toEqual(shared);
});

it('accepts twenty records at most, of existing kinds', async () => {
  const many = Array.from({ length: 21 }, () => `bank:${crypto.randomUUID()}`);
  await expect(describeAs(anna, many)).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ path: 'record' })] }),
  );
  await expect(describeAs(anna, [`password:${crypto.randomUUID()}`])).rejects.toEqual(
    refusal('validation', 422, { fields: [expect.objectContaining({ path: 'record' })] }),
  );
});
