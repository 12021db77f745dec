import { refusal, testServer, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { mailingServer, type MailingServer } from '../opportunities/test-mailing.ts';
import { historyOf } from '../opportunities/test-agency.ts';
import { twoBanks } from './test-comparisons.ts';

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
const mail = { to, subject: 'Porównanie ofert', text: 'W załączeniu porównanie.', language: 'pl' as const };

async function compared() {
  const { id } = await openOpportunity(server, owner, {
    customerId: await addCustomer(server, { emails: [to] }),
  });
  const { id: comparison } = await owner.client.bankComparisonPdfs.create({ params: { id }, body: twoBanks });
  return { id, params: { id: comparison } };
}

const notified = async (id: string) => (await historyOf(id, owner)).map(({ type }) => type);
const untilNotified = (id: string, type: string) =>
  vi.waitFor(async () => expect(await notified(id)).toContain(type), { timeout: 30_000, interval: 50 });

it('reaches the customer as an attachment, stays with the documents, and is recorded in the timeline', async () => {
  const { id, params } = await compared();
  mails.accepted.length = 0;
  const { state } = await owner.client.bankComparisonPdfs.send({ params, body: mail });
  expect(state).toBe('queued');
  await untilNotified(id, 'notice_sent');
  const source = mails.accepted[0]?.source ?? '';
  expect(mails.accepted[0]?.to).toEqual([to]);
  expect(source).toMatch(/^Content-Type: application\/pdf/m);
  // a PDF starts with %PDF-
  expect(source).toContain(Buffer.from('%PDF-1').toString('base64').slice(0, 8));
  const [document] = await owner.client.documents.listOfOpportunity({ params: { id } });
  expect(document).toMatchObject({ type: 'offer_pdf', name: expect.stringMatching(/^Porównanie \d+\.pdf$/) });
  expect(await notified(id)).toEqual(
    expect.arrayContaining(['customer_notified', 'pdf_saved', 'notice_sent']),
  );
});

it('one whose file was removed meanwhile is not sent without it', async () => {
  const { id, params } = await compared();
  mails.accepted.length = 0;
  mails.refusals.push({ code: 451, text: 'mailbox busy' });
  const { id: mailId } = await owner.client.bankComparisonPdfs.send({ params, body: mail });
  const lastError = async () =>
    (
      await server.db
        .selectFrom('outboxMail')
        .select('lastError')
        .where('id', '=', mailId)
        .executeTakeFirstOrThrow()
    ).lastError;
  await vi.waitFor(async () => expect(await lastError()).toContain('mailbox busy'), {
    timeout: 30_000,
    interval: 50,
  });
  const [document] = await owner.client.documents.listOfOpportunity({ params: { id } });
  await owner.client.documents.remove({ params: { id: document?.id ?? '' } });
  await server.db
    .updateTable('outboxMail')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', mailId)
    .execute();
  // a server that starts ends those that make no sense any more
  await (await testServer({ database: server.database, config: sending.config })).close();
  await untilNotified(id, 'notice_failed');
  expect(mails.accepted).toEqual([]);
});

it('goes to the customer’s own addresses, by the owner of the opportunity', async () => {
  const { id, params } = await compared();
  const send = (who: SignedIn, body = mail) => who.client.bankComparisonPdfs.send({ params, body });
  await expect(send(colleague)).rejects.toEqual(refusal('opportunity_not_yours', 403));
  await expect(send(owner, { ...mail, to: 'obcy@przyklad.example' })).rejects.toEqual(
    refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'to', code: 'value_not_allowed' })],
    }),
  );
  // what was refused leaves nothing behind
  expect(await owner.client.documents.listOfOpportunity({ params: { id } })).toEqual([]);
  expect(await notified(id)).not.toContain('pdf_saved');
});
