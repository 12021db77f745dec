import { refusal, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { historyOf } from '../opportunities/test-agency.ts';
import { addCustomer, car, openOpportunity } from '../opportunities/test-deals.ts';
import { mailingServer, type MailingServer } from '../opportunities/test-mailing.ts';

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
const mail = { to, subject: 'Oferta', text: 'W załączeniu oferta.', language: 'pl' as const };

async function offered() {
  const { id } = await openOpportunity(server, owner, {
    customerId: await addCustomer(server, { emails: [to] }),
  });
  const body = { offerType: 'leasing', vehicleInfo: car } as const;
  const { id: offer } = await owner.client.offers.create({ params: { id }, body });
  return { id, params: { id: offer } };
}

const notified = async (id: string) => (await historyOf(id, owner)).map(({ type }) => type);

it('an offer reaches the customer as a PDF, is stored with the documents, and is in the timeline', async () => {
  const { id, params } = await offered();
  mails.accepted.length = 0;
  expect(await owner.client.offers.send({ params, body: mail })).toMatchObject({ state: 'queued' });
  await vi.waitFor(async () => expect(await notified(id)).toContain('notice_sent'), {
    timeout: 30_000,
    interval: 50,
  });
  expect(mails.accepted[0]?.to).toEqual([to]);
  // a PDF starts with %PDF-
  expect(mails.accepted[0]?.source).toContain(Buffer.from('%PDF-1').toString('base64').slice(0, 8));
  expect(await owner.client.documents.listOfOpportunity({ params: { id } })).toMatchObject([
    { type: 'offer_pdf', offerId: params.id },
  ]);
  expect(await notified(id)).toEqual(expect.arrayContaining(['customer_notified', 'pdf_saved']));
});

it('goes to the customer’s own addresses, by the owner, and what is refused leaves nothing behind', async () => {
  const { id, params } = await offered();
  const send = (who: SignedIn, body = mail) => who.client.offers.send({ params, body });
  await expect(send(colleague)).rejects.toEqual(refusal('opportunity_not_yours', 403));
  await expect(send(owner, { ...mail, to: 'obcy@przyklad.example' })).rejects.toMatchObject({
    code: 'validation',
  });
  expect(await owner.client.documents.listOfOpportunity({ params: { id } })).toEqual([]);
  expect(await notified(id)).not.toContain('pdf_saved');
});
