import { hideFrom, refusal, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency } from '../opportunities/test-agency.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { ingestedId, written, writtenWith } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
});
afterAll(() => server.close());

const params = (id: string) => ({ params: { id } });

test('a mail is marked as read by the person who opens it first [S4.9]', async () => {
  const id = await ingestedId(server, written());
  const first = await worker.client.receivedMails.read(params(id));
  expect(first).toMatchObject({ status: 'read', readBy: { id: worker.userId } });
  expect(await colleague.client.receivedMails.read(params(id))).toMatchObject({
    readBy: { id: worker.userId },
    readAt: first.readAt,
  });
});

test('decisions are final, and of two who decide the second is refused [S1.8, S2.27, S4.9]', async () => {
  const id = await ingestedId(server, written());
  const outcomes = await Promise.allSettled([
    worker.client.receivedMails.reject(params(id)),
    colleague.client.receivedMails.reject(params(id)),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const mail = await worker.client.receivedMails.get(params(id));
  expect(mail).toMatchObject({ status: 'rejected', can: { accept: false, reject: false } });
  expect(mail.confirmedAt).not.toBeNull();
  for (const again of [
    () => worker.client.receivedMails.reject(params(id)),
    () => worker.client.receivedMails.accept({ ...params(id), body: {} }),
    () => worker.client.receivedMails.acceptance(params(id)),
  ]) {
    await expect(again()).rejects.toEqual(refusal('wrong_state', 409));
  }
  expect(await worker.client.receivedMails.read(params(id))).toMatchObject({ status: 'rejected' });
});

const letter =
  'Proszę o ofertę.\n\nPozdrawiam\nEwa Żółw\nPomet Sp. z o.o.\ntel. 600 700 800\nNIP 526-000-12-46';

test('accepting writes the customer down, opens an opportunity and files the documents, at once [S4.9]', async () => {
  const raw = writtenWith(
    { 'wniosek.txt': 'Wniosek', 'zly.exe': 'MZ' },
    { From: 'Ewa Żółw <ewa@nowa.example>' },
  );
  const id = await ingestedId(server, raw);
  const preview = await worker.client.receivedMails.acceptance(params(id));
  expect(preview).toMatchObject({
    recognised: { firstName: 'Ewa', lastName: 'Żółw', emails: ['ewa@nowa.example'] },
    customers: [],
    documentCount: 1,
    can: { createCustomer: true, createOpportunity: true },
  });
  const customer = { firstName: 'Ewa', lastName: 'Żółw', emails: ['ewa@nowa.example'] };
  const mail = await worker.client.receivedMails.accept({ ...params(id), body: { customer } });
  expect(mail).toMatchObject({ status: 'accepted', confirmedBy: { id: worker.userId } });
  const opportunity = await worker.client.opportunities.get(params(mail.customerFile?.id ?? ''));
  expect(opportunity).toMatchObject({
    creationMethod: 'mail',
    worker: { id: worker.userId },
    customer: { name: 'Ewa Żółw' },
  });
  const documents = await worker.client.documents.listOfOpportunity(params(opportunity.id));
  expect(documents.map(({ name, type }) => [name, type])).toEqual([['wniosek.txt', 'other']]);
  expect((await historyOf(opportunity.id, worker)).map(({ type }) => type)).toContain('mail_received');
  // what is removed of the opportunity stays with the mail
  await worker.client.documents.remove(params(documents[0]?.id ?? ''));
  const [attachment] = (await worker.client.receivedMails.get(params(id))).attachments;
  const stored = await worker.client.files.download(params(attachment?.file?.id ?? ''));
  expect(await stored.blob.text()).toBe('Wniosek');
});

test('the customer is found by address, phone and tax id, with the opportunities a mail can be put into', async () => {
  const byAddress = await addCustomer(server, { emails: ['szukana@przyklad.example'] });
  const byPhone = await addCustomer(server, { emails: ['x@przyklad.example'], phones: ['+48600700800'] });
  const own = await openOpportunity(server, worker, { customerId: byAddress });
  await openOpportunity(server, colleague, { customerId: byAddress });
  const id = await ingestedId(server, written({ From: 'szukana@przyklad.example' }, letter));
  const { customers, recognised } = await worker.client.receivedMails.acceptance(params(id));
  expect(recognised).toMatchObject({ taxIdNumbers: ['5260001246'], firm: 'Pomet Sp. z o.o.' });
  expect(customers.map((found) => found.id)).toEqual(expect.arrayContaining([byAddress, byPhone]));
  const open = customers.find((found) => found.id === byAddress)?.opportunities;
  expect(open?.map((one) => one.id)).toEqual([own.id]);
  const seen = await admin.client.receivedMails.acceptance(params(id));
  expect(seen.customers.find((found) => found.id === byAddress)?.opportunities).toHaveLength(2);
});

test('into an opportunity of a colleague, of another customer or an archived one nothing is put', async () => {
  const customerId = await addCustomer(server, { emails: ['a@przyklad.example'] });
  const another = await addCustomer(server, { emails: ['b@przyklad.example'] });
  const own = await openOpportunity(server, worker, { customerId });
  const theirs = await openOpportunity(server, colleague, { customerId });
  const id = await ingestedId(server, written());
  const accept = (body: { customerId: string; customerFileId: string }) =>
    worker.client.receivedMails.accept({ ...params(id), body });
  await expect(accept({ customerId, customerFileId: theirs.id })).rejects.toEqual(
    refusal('opportunity_not_yours', 403),
  );
  await expect(accept({ customerId: another, customerFileId: own.id })).rejects.toMatchObject({
    status: 422,
  });
  expect(await worker.client.receivedMails.get(params(id))).toMatchObject({ status: 'unread' });
  const mail = await accept({ customerId, customerFileId: own.id });
  expect(mail.customerFile).toMatchObject({ id: own.id });
});

test('a refused customer refuses it all', async () => {
  const id = await ingestedId(server, writtenWith({ 'a.txt': 'a' }));
  await addCustomer(server, { emails: ['c@przyklad.example'], taxIdNumber: '5260001246' });
  const customer = { lastName: 'Lis', emails: ['lis@przyklad.example'], taxIdNumber: '5260001246' };
  await expect(
    worker.client.receivedMails.accept({ ...params(id), body: { customer } }),
  ).rejects.toMatchObject({ status: 409, code: 'duplicate_customer' });
  expect(await worker.client.receivedMails.get(params(id))).toMatchObject({
    status: 'unread',
    customerFile: null,
  });
  await expect(worker.client.receivedMails.accept({ ...params(id), body: {} })).rejects.toMatchObject({
    status: 422,
  });
});

test('mails are found by text and sender; hidden values match no mail', async () => {
  const From = 'Zbigniew Ćma <ukryty@przyklad.example>';
  const id = await ingestedId(server, written({ From, Subject: 'Zapytanie o Škodę' }, letter));
  const found = async ({ client }: SignedIn, search: string) =>
    (await client.receivedMails.list({ query: { search } })).items.map((mail) => mail.id);
  for (const search of ['skode', 'zbigniew cma', 'ukryty@', 'pomet']) {
    expect(await found(worker, search)).toContain(id);
  }
  await hideFrom(server, colleague, 'customer.emails', 'customer.phones');
  expect(await found(colleague, 'ukryty@')).toEqual([]);
  expect(await found(colleague, 'skode')).toContain(id);
  const mail = await colleague.client.receivedMails.get(params(id));
  expect(mail).not.toHaveProperty('fromAddress');
  expect(mail).not.toHaveProperty('source');
  const { recognised } = await colleague.client.receivedMails.acceptance(params(id));
  expect(recognised).not.toHaveProperty('emails');
  expect(recognised).not.toHaveProperty('phones');
  const { sourceFileId } = await server.db
    .selectFrom('receivedMail')
    .select('sourceFileId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await expect(colleague.client.files.download(params(sourceFileId))).rejects.toEqual(
    refusal('document_hidden', 403),
  );
});

test('pictures of servers that are not public are left out, and the mail states how many', async () => {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  const html = '<p>Logo</p><img src="http://127.0.0.1/logo.png"><img src="http://[::1]/a.png">';
  const id = await ingestedId(server, written(type, html));
  expect(await worker.client.receivedMails.get(params(id))).toMatchObject({ remotePictures: 2 });
  const { html: shown, ...counts } = await worker.client.receivedMails.pictures(params(id));
  expect(counts).toEqual({ shown: 0, missing: 2 });
  expect(shown).not.toContain(' src=');
});

test('who may not write customers down accepts for those there are', async () => {
  const id = await ingestedId(server, written());
  await revokeRights(server, 'WORKER', 'customer.create');
  const customer = { lastName: 'Nowa', emails: ['nowa@przyklad.example'] };
  await expect(worker.client.receivedMails.accept({ ...params(id), body: { customer } })).rejects.toEqual(
    refusal('access_denied', 403),
  );
  const { can } = await worker.client.receivedMails.acceptance(params(id));
  expect(can).toEqual({ createCustomer: false, createOpportunity: true });
});
