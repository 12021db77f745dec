import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  hideFrom,
  mailServer,
  readMail,
  refusal,
  type SignedIn,
  revokeRights,
  testServer,
  type TestServer,
  type TestServerOptions,
} from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { historyOf } from './test-agency.ts';
import { addCustomer, openOpportunity } from './test-deals.ts';

let server: TestServer;
let mails: Awaited<ReturnType<typeof mailServer>>;
let config: NonNullable<TestServerOptions<Endpoints>['config']>;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  mails = await mailServer();
  config = { smtpUrl: mails.url, smtpAllowsPlain: true, secretKey: 'a key for tests, of 32 characters' };
  server = await testServer({ config });
  [worker, colleague, admin] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
  ]);
  await server.db.updateTable('agency').set({ name: 'Agencja Żółw', mailFooter: 'ul. Prosta 1' }).execute();
});
beforeEach(() => {
  mails.accepted.length = 0;
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const to = 'klient@przyklad.example';
const opened = async (emails = [to, 'biuro@przyklad.example']) => {
  const customerId = await addCustomer(server, { emails });
  return openOpportunity(server, worker, { customerId });
};
const written = { to, subject: 'Pojazd czeka', text: 'Dzień dobry,\n\nzapraszamy po odbiór.' };
const notified = async (id: string, type: string) =>
  (await historyOf(id, worker)).filter((event) => event.type === type);
const untilNotified = (id: string, type: string) =>
  vi.waitFor(async () => expect(await notified(id, type)).toHaveLength(1), { timeout: 30_000, interval: 50 });

test('a text is proposed by stage and language, signed by the requester', async () => {
  const { id, number } = await opened();
  const params = { id };
  const { draft } = worker.client.customerNotices;
  const handing = await draft({ params, query: { status: 'handing' } });
  expect(handing).toMatchObject({
    to: [to, 'biuro@przyklad.example'],
    subject: `Państwa sprawa: #${number}`,
    text: expect.stringMatching(/^Dzień dobry,\n\npojazd jest gotowy do odbioru.*worker@test\.example$/s),
    signature: 'Agencja Żółw\nul. Prosta 1',
  });
  const english = await draft({ params, query: { language: 'en' } });
  expect(english.text).toMatch(/^Hello,\n\nthank you for your interest/);
});

test('the signature contains the sender’s telephone as people write it', async () => {
  const { id } = await opened();
  const ofWorker = server.db.updateTable('appUser').where('id', '=', worker.userId);
  await ofWorker.set({ phoneNumber: '+48601234567' }).execute();
  const { text } = await worker.client.customerNotices.draft({ params: { id }, query: {} });
  await ofWorker.set({ phoneNumber: null }).execute();
  expect(text.split('\n')).toContain('+48 601 234 567');
});

test('NC3 the agency’s own text is proposed while it has one, for its stage and language alone', async () => {
  const { id, number } = await opened();
  const { draft } = worker.client.customerNotices;
  const set = async (customerTexts: { subject: string; text: string }[]) => {
    const { version } = await admin.client.agency.get();
    const named = customerTexts.map((text) => ({ ...text, status: 'handing', language: 'pl' }) as const);
    await admin.client.agency.update({ body: { version, changes: { customerTexts: named } } });
  };
  const handing = (language: 'pl' | 'en' = 'pl') =>
    draft({ params: { id }, query: { status: 'handing', language } });
  const product = await handing();
  const english = await handing('en');
  await set([{ subject: 'Odbiór {szansa.numer}', text: '{klient.nazwa}, {pojazd.nazwa}\n{agencja.nazwa}' }]);
  expect(await handing()).toMatchObject({
    subject: `Odbiór #${number}`,
    text: 'Jan Próbny, pojazd\nAgencja Żółw',
  });
  expect(await handing('en')).toEqual(english);
  await set([]);
  expect(await handing()).toEqual(product);
});

test('a mail reaches the customer, its answer the sender, and the timeline contains it once', async () => {
  const { id } = await opened();
  const sent = await worker.client.customerNotices.send({ params: { id }, body: written });
  expect(sent.state).toBe('queued');
  await untilNotified(id, 'notice_sent');
  expect(mails.accepted.map((mail) => mail.to)).toEqual([[to]]);
  const source = readMail(mails.accepted[0]?.source ?? '');
  expect(source).toMatch(/^Reply-To: worker@test\.example\r?$/m);
  expect(source).toContain('zapraszamy po odbiór.');
  expect(source).toContain('Agencja Żółw');
  expect(await notified(id, 'customer_notified')).toEqual([
    expect.objectContaining({
      by: expect.objectContaining({ id: worker.userId }),
      data: expect.objectContaining({ name: 'Pojazd czeka', note: written.text }),
    }),
  ]);
  expect(await notified(id, 'notice_sent')).toEqual([
    expect.objectContaining({ by: null, data: expect.objectContaining({ name: 'Pojazd czeka' }) }),
  ]);
});

test('a mail that is obsolete is reported as one that did not arrive', async () => {
  const { id } = await opened();
  mails.refusals.push({ code: 451, text: `<${to}>: mailbox busy` });
  const { id: mailId } = await worker.client.customerNotices.send({ params: { id }, body: written });
  await vi.waitFor(
    async () =>
      expect(
        await server.db
          .selectFrom('outboxMail')
          .select('lastError')
          .where('id', '=', mailId)
          .executeTakeFirst(),
      ).toEqual({ lastError: expect.stringContaining('mailbox busy') }),
    { timeout: 30_000, interval: 50 },
  );
  await server.db
    .updateTable('outboxMail')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', mailId)
    .execute();
  // a server that starts ends those that make no sense any more
  await (await testServer({ database: server.database, config })).close();
  await untilNotified(id, 'notice_failed');
  const [failed] = await notified(id, 'notice_failed');
  expect(failed?.data.note).toMatch(/mailbox busy/);
  expect(failed?.data.note).not.toContain('@');
});

test('it is sent to the customer’s own addresses, by the owner and administrators, not from the archive', async () => {
  const { id, version } = await opened();
  const params = { id };
  const body = { ...written, to: 'obcy@przyklad.example' };
  await expect(worker.client.customerNotices.send({ params, body })).rejects.toEqual(
    refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'to', code: 'value_not_allowed' })],
    }),
  );
  const { send, draft } = colleague.client.customerNotices;
  await expect(send({ params, body: written })).rejects.toEqual(refusal('opportunity_not_yours', 403));
  await expect(draft({ params })).rejects.toEqual(refusal('opportunity_not_yours', 403));
  await admin.client.customerNotices.send({ params, body: written });
  await untilNotified(id, 'notice_sent');

  const [source] = await admin.client.leadSources.list();
  const [reason] = await admin.client.archiveReasons.list();
  const changed = await worker.client.opportunities.update({
    params,
    body: { version, changes: { leadSourceId: source?.id ?? null } },
  });
  await worker.client.opportunities.archive({
    params,
    body: { version: changed.version, archiveReasonId: reason?.id ?? '', note: 'Koniec' },
  });
  await expect(worker.client.customerNotices.send({ params, body: written })).rejects.toEqual(
    refusal('opportunity_archived', 409),
  );
});

test('a user who may not see the customer’s addresses neither reads nor writes to them', async () => {
  const { id } = await opened();
  await hideFrom(server, worker, 'customer.emails');
  const draft = await worker.client.customerNotices.draft({ params: { id } });
  expect(draft).not.toHaveProperty('to');
  await expect(worker.client.customerNotices.send({ params: { id }, body: written })).rejects.toEqual(
    refusal('field_excluded', 403),
  );
  expect(mails.accepted).toEqual([]);
});

test('it requires the right to change opportunities', async () => {
  const { id } = await openOpportunity(server, colleague);
  await revokeRights(server, 'WORKER', 'opportunity.edit');
  await expect(colleague.client.customerNotices.send({ params: { id }, body: written })).rejects.toEqual(
    refusal('access_denied', 403),
  );
});
