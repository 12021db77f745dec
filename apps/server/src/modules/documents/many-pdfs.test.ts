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

it('twenty PDFs that are requested at once are all made', async () => {
  const made = await Promise.all(
    Array.from({ length: atOnce }, () => owner.client.offers.previewPdf({ params })),
  );
  const started = await Promise.all(made.map(async ({ blob }) => (await blob.text()).slice(0, 5)));
  expect(started).toEqual(Array.from({ length: atOnce }, () => '%PDF-'));
});

it('twenty PDFs that are filed at once are all filed, and people read lists meanwhile', async () => {
  const filing = Promise.all(
    Array.from({ length: atOnce }, () => owner.client.offers.savePdf({ params, body: { language: 'pl' } })),
  );
  await expect(owner.client.offers.list()).resolves.toBeDefined();
  expect(new Set((await filing).map(({ id }) => id)).size).toBe(atOnce);
});

it('one that is requested again with its key while it is pending is filed once', async () => {
  const requested = [{ idempotencyKey: 'filed-once' }, { idempotencyKey: 'filed-once' }];
  const [first, again] = await Promise.all(
    requested.map((options) => owner.client.offers.savePdf({ params, body: { language: 'pl' } }, options)),
  );
  expect(again?.id).toBe(first?.id);
});
