import { giveRights, hideFrom, refusal, revokeRights, testServer } from '@szansa/server/testing';
import type { SignedIn, TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCustomer, addOrganisation } from '../opportunities/test-deals.ts';

/** What all opportunities of a customer, or of a firm's customers, have in common: their history and their documents. */

let server: TestServer;
let owner: SignedIn;
let reader: SignedIn;
let customerId: string;
let firmId: string;
let first: { id: string; number: number };
let second: { id: string; number: number };

const file = (who: SignedIn, id: string, name: string) =>
  who.client.documents.upload({
    params: { id },
    body: { type: 'agreement' },
    files: [new File(['a'], name)],
  });

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  reader = await server.signIn('reports@test.example');
  firmId = await addOrganisation(server, 'Wspólna sp. z o.o.');
  customerId = await addCustomer(server, { organisations: [firmId] });
  const partnerId = await addCustomer(server, { lastName: 'Wspólnik', organisations: [firmId] });
  const open = (id: string) => owner.client.opportunities.create({ body: { customerId: id } });
  first = await open(customerId);
  second = await open(customerId);
  const ofPartner = await open(partnerId);
  await file(owner, first.id, 'umowa.txt');
  await file(owner, second.id, 'dowód rejestracyjny.txt');
  await file(owner, ofPartner.id, 'pełnomocnictwo.txt');
  await file(owner, (await open(await addCustomer(server, { lastName: 'Obcy' }))).id, 'obce.txt');
});
afterAll(() => server.close());

const timeline = (query: Record<string, unknown> = {}) =>
  reader.client.customers.timeline({ params: { id: customerId }, query });
const documents = (query: Record<string, unknown> = {}) =>
  reader.client.customers.documents({ params: { id: customerId }, query });
const names = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);

test('the history of a customer is that of all their opportunities, newest first, each by its number', async () => {
  const { items, total } = await timeline();
  expect(items.map(({ type, opportunity }) => [type, opportunity])).toEqual([
    ['document_added', { id: second.id, number: second.number }],
    ['document_added', { id: first.id, number: first.number }],
    ['created', { id: second.id, number: second.number }],
    ['created', { id: first.id, number: first.number }],
  ]);
  expect(total).toBe(4);
  expect((await timeline({ type: ['document_added'], perPage: 10, page: 1 })).total).toBe(2);
  expect((await timeline({ actorId: [reader.userId] })).items).toEqual([]);
});

test('the documents of a customer, and those of a firm with all its customers, are found by their names', async () => {
  expect(names(await documents())).toEqual(['dowód rejestracyjny.txt', 'umowa.txt']);
  expect(await documents({ search: 'dowod' })).toMatchObject({
    total: 1,
    items: [{ opportunity: { id: second.id, number: second.number }, can: { open: true } }],
  });
  const ofFirm = await reader.client.customerOrganisations.documents({ params: { id: firmId } });
  expect(names(ofFirm)).toEqual(['pełnomocnictwo.txt', 'dowód rejestracyjny.txt', 'umowa.txt']);
});

test('documents of an opportunity the user may not read are neither shown nor counted', async () => {
  await server.db.updateTable('customerFile').set({ workerId: null }).where('id', '=', second.id).execute();
  expect((await timeline()).items.map(({ opportunity }) => opportunity.id)).toEqual([first.id, first.id]);
  expect(await timeline()).toMatchObject({ total: 2 });
  expect(await documents()).toMatchObject({ total: 1, items: [{ name: 'umowa.txt' }] });
  const ofFirm = await reader.client.customerOrganisations.documents({ params: { id: firmId } });
  expect(names(ofFirm)).toEqual(['pełnomocnictwo.txt', 'umowa.txt']);
  await server.db
    .updateTable('customerFile')
    .set({ workerId: owner.userId })
    .where('id', '=', second.id)
    .execute();
});

test('they require the right to read the customer or the firm, and details of documents the right to those', async () => {
  const calls = {
    'customer.get': [() => timeline(), () => documents()],
    'customer_organisation.get': [
      () => reader.client.customerOrganisations.documents({ params: { id: firmId } }),
    ],
  } as const;
  for (const right of ['customer.get', 'customer_organisation.get'] as const) {
    await revokeRights(server, 'ADMIN_REPORTS', right);
    for (const call of calls[right]) await expect(call()).rejects.toEqual(refusal('not_found', 404));
    await giveRights(server, 'ADMIN_REPORTS', right);
  }
  await revokeRights(server, 'ADMIN_REPORTS', 'document.get');
  expect((await timeline()).items.map(({ type }) => type)).toEqual(['created', 'created']);
  await expect(documents()).rejects.toEqual(refusal('access_denied', 403));
  await giveRights(server, 'ADMIN_REPORTS', 'document.get');
});

test('a PDF with a field that is hidden from the user is named and cannot be opened', async () => {
  const offer = await owner.client.offers.create({
    params: { id: first.id },
    body: {
      offerType: 'leasing',
      vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia', discount: '7' },
      vehicleValue: '100000',
      initialPayment: '10000',
      numberOfInstallments: 36,
      monthlyAmount: '2500.50',
      buyoutPrice: '1000',
    },
  });
  const { name } = await owner.client.offers.savePdf({ params: { id: offer.id }, body: { language: 'pl' } });
  const saved = async () => (await documents()).items.find((document) => document.name === name)?.can;
  expect(await saved()).toEqual({ open: true });
  await hideFrom(server, reader, 'vehicle.discount');
  expect(await saved()).toEqual({ open: false });
});
