import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addCustomer, car, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let colleague: SignedIn;
let id: string;
let number: number;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  ({ id, number } = await openOpportunity(server, owner, {
    customerId: await addCustomer(server, { taxIdNumber: '9991396066' }),
  }));
  const upload = (...files: File[]) =>
    owner.client.documents.upload({ params: { id }, body: { type: 'agreement' }, files });
  await upload(new File(['pierwsza'], 'Umowa żółta.txt'));
  await upload(new File(['druga'], 'Umowa żółta.txt'));
  const body = { offerType: 'leasing', vehicleInfo: car } as const;
  const { id: offer } = await owner.client.offers.create({ params: { id }, body });
  await owner.client.offers.savePdf({ params: { id: offer }, body: { language: 'pl' } });
});
afterAll(() => server.close());

async function archiveFor(who: SignedIn, of = id) {
  const { blob, filename } = await who.client.documents.archive({ params: { id: of } });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return { filename, files };
}

const textIn = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();

it('has every document under a name of its own', async () => {
  const { filename, files } = await archiveFor(owner);
  expect(filename).toBe(`Dokumenty ${number}.zip`);
  expect(Object.keys(files)).toEqual(['Umowa żółta.txt', 'Umowa żółta (2).txt', `Oferta ${number}.pdf`]);
  expect(textIn(files['Umowa żółta.txt'])).toBe('pierwsza');
  expect(textIn(files['Umowa żółta (2).txt'])).toBe('druga');
  expect(textIn(files[`Oferta ${number}.pdf`])).toMatch(/^%PDF-/);
});

it('leaves out documents that show fields hidden from the requester', async () => {
  await hideFrom(server, colleague, 'customer.taxIdNumber');
  const { files } = await archiveFor(colleague);
  expect(Object.keys(files)).toEqual(['Umowa żółta.txt', 'Umowa żółta (2).txt']);
});

it('is written down in the audit log', async () => {
  await archiveFor(owner);
  const entry = await server.db
    .selectFrom('auditLog')
    .select('changes')
    .where('entityId', '=', id)
    .where('action', '=', 'export')
    .where('actorId', '=', owner.userId)
    .executeTakeFirstOrThrow();
  expect(entry.changes).toHaveProperty('documents');
});

it('is of opportunities one may read, and of none without documents', async () => {
  const platformer = await server.signIn('platformer@test.example');
  await expect(archiveFor(platformer)).rejects.toEqual(refusal('not_found', 404));
  const { id: empty } = await openOpportunity(server, owner);
  await expect(archiveFor(owner, empty)).rejects.toEqual(refusal('wrong_state', 409));
});
