import { giveRights, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { ingestedId, written } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let reports: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague } = await testAgency());
  reports = await server.signIn('reports@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('notificationChoice').execute();
});
afterAll(() => server.close());

const notified = async ({ client }: SignedIn) => (await client.notifications.list({})).items;
const from = (name: string) => ({ From: `${name}@przyklad.example` });

/** An opportunity of the worker's, and a mail of theirs about it. */
async function writtenAbout() {
  const to = 'klient@przyklad.example';
  const customerId = await addCustomer(server, { emails: [to] });
  const { id, number } = await openOpportunity(server, worker, { customerId });
  const body = { to, subject: 'Oferta', text: 'Dzień dobry' };
  await worker.client.customerNotices.send({ params: { id }, body });
  const mail = await server.db
    .selectFrom('outboxMail')
    .select('id')
    .where('aboutId', '=', id)
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom('notification').execute();
  return { id, number, reference: { 'In-Reply-To': `<${mail.id}@localhost>` } };
}

describe('a mail that has come', () => {
  test('is notified to those who may read mails, links to it, and is read along with it', async () => {
    const id = await ingestedId(server, written({ Subject: 'Octavia', ...from('pierwszy') }));
    expect(await notified(worker)).toMatchObject([
      { message: 'Nowy mail: Octavia', path: `/received-mails?mail=${id}`, count: 1, about: null },
    ]);
    expect(await notified(reports)).toEqual([]);
    await worker.client.receivedMails.read({ params: { id } });
    expect(await worker.client.notifications.unread()).toMatchObject({ count: 0 });
    expect(await colleague.client.notifications.unread()).toMatchObject({ count: 1 });
  });

  test('is one with others of the same minute, which leads to all of them', async () => {
    await ingestedId(server, written(from('drugi')));
    await ingestedId(server, written(from('trzeci')));
    expect(await notified(worker)).toMatchObject([
      { message: '2 nowe maile', path: '/received-mails', count: 2 },
    ]);
  });

  test('is notified through the channels that each recipient chooses', async () => {
    await worker.client.profile.chooseNotification({ body: { kind: 'mail_new', channel: 'none' } });
    await ingestedId(server, written(from('czwarty')));
    expect(await notified(worker)).toEqual([]);
    expect(await notified(colleague)).toHaveLength(1);
  });

  test('is not notified if a machine sent it, or it joins others of its sender', async () => {
    await ingestedId(server, written({ 'List-Id': '<nowosci.przyklad.example>', ...from('lista') }));
    await ingestedId(server, written({ 'Auto-Submitted': 'auto-replied', ...from('automat') }));
    await ingestedId(server, written({ 'X-Failed-Recipients': 'kto@x', ...from('zwrot') }));
    expect(await notified(worker)).toEqual([]);
    for (let sent = 0; sent < 22; sent += 1) await ingestedId(server, written(from('zalew')));
    expect(await notified(worker)).toMatchObject([{ count: 20 }]);
  });

  test('is hidden from a person who may not read mails any more, and is not counted', async () => {
    await ingestedId(server, written(from('szosty')));
    await revokeRights(server, 'WORKER', 'received_mail.get');
    try {
      expect(await notified(worker)).toEqual([]);
      expect(await worker.client.notifications.unread()).toMatchObject({ count: 0 });
      await ingestedId(server, written(from('siodmy')));
    } finally {
      await giveRights(server, 'WORKER', 'received_mail.get');
    }
    expect(await notified(worker)).toMatchObject([{ count: 1 }]);
  });
});

describe('an answer to a mail of ours', () => {
  test('is notified only to the owner of its opportunity instead', async () => {
    const { id, number, reference } = await writtenAbout();
    await ingestedId(server, written({ Subject: 'Odp: Oferta', ...from('osmy'), ...reference }));
    expect(await notified(worker)).toMatchObject([
      {
        message: `Odpowiedź klienta w szansie #${number}: Odp: Oferta`,
        path: `/sales-opportunity/${id}?tab=timeline`,
      },
    ]);
    expect(await notified(colleague)).toEqual([]);
  });

  test('is notified to those who read mails if the opportunity has no owner', async () => {
    const { id, reference } = await writtenAbout();
    await server.db.updateTable('customerFile').set({ workerId: null }).where('id', '=', id).execute();
    await ingestedId(server, written({ Subject: 'Odp: Oferta', ...from('dziewiaty'), ...reference }));
    expect(await notified(colleague)).toMatchObject([{ message: 'Nowy mail: Odp: Oferta' }]);
  });

  test('that a machine sends is notified to no recipient', async () => {
    const { reference } = await writtenAbout();
    await ingestedId(
      server,
      written({ 'Auto-Submitted': 'auto-replied', ...from('dziesiaty'), ...reference }),
    );
    expect(await notified(worker)).toEqual([]);
  });
});
