import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

const atOnce = 20;

let server: TestServer;
let owner: SignedIn;
let params: { readonly id: string };
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  const { id } = await openOpportunity(server, owner);
  const body = { offerType: 'leasing' as const, vehicleValue: '100000', monthlyAmount: '2500' };
  params = { id: (await owner.client.offers.create({ params: { id }, body })).id };
});
afterAll(() => server.close());

it('twenty PDFs that are asked for at once are all made', async () => {
  const made = await Promise.all(
    Array.from({ length: atOnce }, () => owner.client.offers.previewPdf({ params })),
  );
  const begun = await Promise.all(made.map(async ({ blob }) => (await blob.text()).slice(0, 5)));
  expect(begun).toEqual(Array.from({ length: atOnce }, () => '%PDF-'));
});

it('of PDFs that are filed at once those beyond a few are refused as busy, and people still read lists', async () => {
  const filing = Promise.allSettled(
    Array.from({ length: atOnce }, () => owner.client.offers.savePdf({ params, body: { language: 'pl' } })),
  );
  await expect(owner.client.offers.list()).resolves.toBeDefined();
  const results = await filing;
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(refused.length).toBeLessThan(atOnce);
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, code: 'unavailable' });
});
