import { refusal, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { historyOf } from '../opportunities/test-agency.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { mailingServer, type MailingServer } from '../opportunities/test-mailing.ts';
import { shortRent } from './test-rent-offers.ts';

let server: MailingServer['server'];
let mails: MailingServer['mails'];
let owner: SignedIn;
let colleague: SignedIn;
let sending: MailingServer;
beforeAll(async () => {
  sending = await mailingServer();
  ({ server, mails, owner, colleague } = sending);
});
afterAll(() => sending.close());

const to = 'klient@przyklad.example';
const mail = { to, subject: 'Oferta najmu', text: 'W załączeniu oferta.', language: 'pl' as const };
// a PDF starts with %PDF-
const pdf = Buffer.from('%PDF-1').toString('base64').slice(0, 8);

const send = (who: SignedIn, id: string, body = mail) =>
  who.client.rentOfferPdfs.send({ params: { id }, body });
const untilSent = () =>
  vi.waitFor(() => expect(mails.accepted).toHaveLength(1), { timeout: 30_000, interval: 50 });

it('one of an opportunity reaches its customer, is stored with the documents, and is in the timeline', async () => {
  const { id: opportunity } = await openOpportunity(server, owner, {
    customerId: await addCustomer(server, { emails: [to] }),
  });
  const { id } = await owner.client.rentOfferPdfs.create({
    body: { ...shortRent, customerFileId: opportunity },
  });
  mails.accepted.length = 0;
  expect(await send(owner, id)).toMatchObject({ state: 'queued' });
  await untilSent();
  expect(mails.accepted[0]?.to).toEqual([to]);
  expect(mails.accepted[0]?.source).toContain(pdf);
  const notified = async () => (await historyOf(opportunity, owner)).map(({ type }) => type);
  await vi.waitFor(async () => expect(await notified()).toContain('notice_sent'), {
    timeout: 30_000,
    interval: 50,
  });
  expect(await notified()).toEqual(expect.arrayContaining(['customer_notified', 'pdf_saved']));
  expect(await owner.client.documents.listOfOpportunity({ params: { id: opportunity } })).toMatchObject([
    { type: 'offer_pdf' },
  ]);
  await expect(send(colleague, id)).rejects.toEqual(refusal('opportunity_not_yours', 403));
  await expect(send(owner, id, { ...mail, to: 'obcy@przyklad.example' })).rejects.toMatchObject({
    code: 'validation',
  });
});

it('one of no opportunity goes to any address, by its author, and its file goes with it', async () => {
  const { id } = await owner.client.rentOfferPdfs.create({ body: shortRent });
  mails.accepted.length = 0;
  await expect(send(colleague, id)).rejects.toEqual(refusal('access_denied', 403));
  expect(await send(owner, id, { ...mail, to: 'ktos@przyklad.example' })).toMatchObject({ state: 'queued' });
  await untilSent();
  expect(mails.accepted[0]?.to).toEqual(['ktos@przyklad.example']);
  expect(mails.accepted[0]?.source).toContain(pdf);
  const files = () => server.db.selectFrom('rentOfferMailedFile').select('fileId').execute();
  const [file] = await files();
  await expect(owner.client.files.download({ params: { id: file?.fileId ?? '' } })).rejects.toEqual(
    refusal('not_found', 404),
  );
  await owner.client.rentOfferPdfs.remove({ params: { id }, query: { version: 1 } });
  expect(await files()).toEqual([]);
  const left = await server.db
    .selectFrom('storedFile')
    .select('id')
    .where('id', '=', file?.fileId ?? '')
    .execute();
  expect(left).toEqual([]);
});
