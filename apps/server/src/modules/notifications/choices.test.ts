import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  mailServer,
  readMail,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
  type TestServerOptions,
} from '@szansa/server/testing';
import type { NotificationChannel, NotificationKind } from '@szansa/domain/notification';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let config: NonNullable<TestServerOptions<Endpoints>['config']>;
let mails: Awaited<ReturnType<typeof mailServer>>;
let anna: SignedIn;
let piotr: SignedIn;
let platformer: SignedIn;
let opportunity: Awaited<ReturnType<typeof openOpportunity>>;

beforeAll(async () => {
  mails = await mailServer();
  config = {
    publicUrl: 'https://crm.example',
    smtpUrl: mails.url,
    smtpAllowsPlain: true,
    secretKey: 'a key for tests, of 32 characters',
  };
  server = await testServer({ config });
  [anna, piotr, platformer] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('platformer@test.example'),
  ]);
  await server.db.updateTable('agency').set({ name: 'Agencja Żółw' }).execute();
});
beforeEach(async () => {
  opportunity = await openOpportunity(server, anna);
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('notificationChoice').execute();
  mails.accepted.length = 0;
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const choose = ({ client }: SignedIn, kind: NotificationKind, channel: NotificationChannel) =>
  client.profile.chooseNotification({ body: { kind, channel } });
const write = (message: string) =>
  piotr.client.comments.create({ body: { customerFileId: opportunity.id, message } });
const toAnna = () => `Zerknij @[Wanda](${anna.userId})`;
const unread = async () => (await anna.client.notifications.unread()).count;

test('are of the kinds a person can receive, each in the application until something else is chosen', async () => {
  const ofWorker = await anna.client.profile.notifications();
  expect(ofWorker.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['activity_reminder', 'opportunity_assigned', 'comment_mention', 'enquiry_new']),
  );
  expect(ofWorker.map(({ kind }) => kind)).not.toContain('leads_unassigned');
  expect(new Set(ofWorker.map(({ channel }) => channel))).toEqual(new Set(['app']));
  const ofPlatformer = await platformer.client.profile.notifications();
  expect(ofPlatformer.map(({ kind }) => kind)).not.toContain('opportunity_assigned');
  await choose(anna, 'comment_new', 'summary');
  const chosen = await choose(anna, 'comment_mention', 'none');
  expect(chosen.filter(({ channel }) => channel !== 'app')).toEqual([
    { kind: 'comment_mention', group: 'opportunities', channel: 'none' },
    { kind: 'comment_new', group: 'opportunities', channel: 'summary' },
  ]);
  expect(await anna.client.profile.notifications()).toEqual(chosen);
  expect(await piotr.client.profile.notifications()).toEqual(ofWorker);
});

test('of a kind a person never receives are refused', async () => {
  await expect(choose(anna, 'leads_stale', 'mail')).rejects.toEqual(refusal('access_denied', 403));
});

test('NO2 not at all is not at all, and of that kind alone', async () => {
  await choose(anna, 'comment_mention', 'none');
  await write(toAnna());
  expect(await unread()).toBe(0);
  await write('Bez wzmianki');
  expect(await unread()).toBe(1);
  expect(mails.accepted).toEqual([]);
});

test('NO2 a mail comes at once, in the language of its reader, with a link and the agency’s name; one for those that are one', async () => {
  await choose(anna, 'comment_mention', 'mail');
  const { id } = await write(toAnna());
  await write(toAnna());
  await vi.waitFor(() => expect(mails.accepted).toHaveLength(1), { timeout: 30_000, interval: 50 });
  expect(mails.accepted[0]?.to).toEqual(['worker@test.example']);
  const text = readMail(mails.accepted[0]?.source ?? '');
  expect(text).toContain(`Wzmianka o tobie w szansie #${opportunity.number}: Wiktor Żak`);
  expect(text).toContain(
    `https://crm.example/sales-opportunity/${opportunity.id}?tab=messages&message=${id}`,
  );
  expect(text).toContain('https://crm.example/profile/notifications');
  expect(text).toContain('-- \r\nAgencja Żółw');
  expect(await unread()).toBe(1);
});

test('a mail is in English for a recipient who reads English', async () => {
  await choose(anna, 'comment_mention', 'mail');
  await server.db.updateTable('appUser').set({ locale: 'en' }).where('id', '=', anna.userId).execute();
  await write(toAnna());
  await server.db.updateTable('appUser').set({ locale: 'pl' }).where('id', '=', anna.userId).execute();
  await vi.waitFor(() => expect(mails.accepted).toHaveLength(1), { timeout: 30_000, interval: 50 });
  expect(readMail(mails.accepted[0]?.source ?? '')).toContain(
    `You were mentioned in opportunity #${opportunity.number}: Wiktor Żak`,
  );
});

test('the sender is notified of a mail to a customer that fails', async () => {
  const to = 'klient@przyklad.example';
  const customerId = await addCustomer(server, { emails: [to] });
  const { id, number } = await openOpportunity(server, anna, { customerId });
  mails.refusals.push({ code: 451, text: 'mailbox busy' });
  const body = { to, subject: 'Oferta', text: 'Treść' };
  const { id: mailId } = await anna.client.customerNotices.send({ params: { id }, body });
  const mail = server.db.selectFrom('outboxMail').select('lastError').where('id', '=', mailId);
  await vi.waitFor(async () => expect((await mail.executeTakeFirst())?.lastError).toContain('busy'), {
    timeout: 30_000,
    interval: 50,
  });
  await server.db
    .updateTable('outboxMail')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', mailId)
    .execute();
  // a server that starts ends those that make no sense any more
  await (await testServer({ database: server.database, config })).close();
  const notified = async () => (await anna.client.notifications.list({})).items;
  await vi.waitFor(async () => expect(await notified()).toHaveLength(1), { timeout: 30_000, interval: 50 });
  expect(await notified()).toMatchObject([
    { type: 'system', message: `Mail do klienta nie dotarł (szansa #${number}): Oferta` },
  ]);
});
