import { revokeRights, giveRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openOpportunity, versionOf } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let reports: SignedIn;
let platformer: SignedIn;
let opportunity: Awaited<ReturnType<typeof openOpportunity>>;

beforeAll(async () => {
  server = await testServer();
  [anna, piotr, admin, reports, platformer] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
    server.signIn('reports@test.example'),
    server.signIn('platformer@test.example'),
  ]);
});
beforeEach(async () => {
  opportunity = await openOpportunity(server, anna);
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('notificationChoice').execute();
});
afterAll(() => server.close());

const told = async ({ client }: SignedIn) => (await client.notifications.list({})).items;
const texts = async (who: SignedIn) => (await told(who)).map(({ message }) => message);
const everyone = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({ anna, piotr, admin, reports, platformer }).map(
        async ([name, who]) => [name, await texts(who)] as const,
      ),
    ).then((all) => all.filter(([, messages]) => messages.length > 0)),
  ) as Readonly<Record<string, string[]>>;
const mention = ({ userId }: SignedIn, name = 'Ktoś') => `@[${name}](${userId})`;
const write = (who: SignedIn, message: string, more: object = {}) =>
  who.client.comments.create({ body: { customerFileId: opportunity.id, message, ...more } });
const pass = (seconds: number) =>
  server.db
    .updateTable('notification')
    .set({ groupedUntil: sql<Date>`grouped_until - make_interval(secs => ${seconds})` })
    .execute();

describe('a message about an opportunity', () => {
  it('NO1 is told to those who follow, and to those it mentions as a mention, never to its author [S3.9]', async () => {
    await write(piotr, `Zobacz ${mention(admin)}`);
    expect(await everyone()).toEqual({
      anna: [`Nowa wiadomość o szansie #${opportunity.number}: Wiktor Żak`],
      admin: [`Wzmianka o tobie w szansie #${opportunity.number}: Wiktor Żak`],
    });
    const [first] = await told(anna);
    expect(first).toMatchObject({
      type: 'comments',
      source: 'customerFile',
      about: 'Jan Próbny',
      customer: { name: 'Jan Próbny' },
      options: { customerFileId: opportunity.id, internalEnquiryId: null },
      path: expect.stringContaining(`/sales-opportunity/${opportunity.id}?tab=messages&message=`),
    });
  });

  it('NO3 is one with others of the same minute, whoever wrote them, until it is read', async () => {
    for (const text of ['Raz', 'Dwa', 'Trzy', 'Cztery', 'Pięć']) await write(piotr, text);
    expect(await told(anna)).toMatchObject([
      { count: 5, message: `5 nowych wiadomości o szansie #${opportunity.number}` },
    ]);
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
    await anna.client.notifications.readAll();
    await write(piotr, 'Sześć');
    expect(await told(anna)).toMatchObject([{ count: 1 }, { count: 5 }]);
    await pass(30);
    await write(piotr, 'Siedem');
    await pass(30);
    await write(piotr, 'Osiem');
    expect(await told(anna)).toMatchObject([{ count: 1 }, { count: 2 }, { count: 5 }]);
  });

  it('NO5 is read along with the conversation, up to the message that has been read', async () => {
    const first = await write(piotr, 'Raz');
    await write(piotr, 'Dwa');
    await anna.client.comments.updateLastReadMessage({ params: { id: first.id } });
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
    await anna.client.comments.setChatAsRead({ params: { id: opportunity.id } });
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 0 });
  });

  it('that mentions somebody later tells them of it once', async () => {
    const { id } = await write(anna, `Dla ${mention(piotr)}`);
    const edit = (message: string) => anna.client.comments.edit({ params: { id }, body: { message } });
    await edit(`Dla ${mention(piotr)} i ${mention(admin)}`);
    await edit(`Dla ${mention(piotr)} oraz ${mention(admin)}`);
    expect(await everyone()).toEqual({
      piotr: [expect.stringMatching(/^Wzmianka o tobie/)],
      admin: [expect.stringMatching(/^Wzmianka o tobie/)],
    });
  });

  it('that is a note tells those it mentions alone, and leads to the notes', async () => {
    await write(piotr, `Notatka ${mention(admin)}`, { isNote: 'true' });
    expect(Object.keys(await everyone())).toEqual(['admin']);
    expect((await told(admin))[0]?.path).toContain('?tab=notes&message=');
  });

  it('NO1 is not told to who may not read it, and is hidden from who may not any more', async () => {
    await reports.client.comments.followChat({ params: { id: opportunity.id } });
    await write(piotr, 'Raz');
    expect(await reports.client.notifications.unread()).toMatchObject({ count: 1 });
    const [before] = await told(reports);
    const version = await versionOf(server, opportunity.id);
    await admin.client.opportunities.assign({
      params: { id: opportunity.id },
      body: { workerId: null, version },
    });
    // report administrators read only opportunities with an owner
    expect(await reports.client.notifications.unread()).toMatchObject({ count: 0 });
    expect(await told(reports)).toEqual([]);
    await expect(
      reports.client.notifications.get({ params: { id: before?.id ?? '' } }),
    ).rejects.toMatchObject({ status: 404 });
    await pass(60);
    await write(piotr, 'Dwa');
    const { count } = await server.db
      .selectFrom('notification')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('userId', '=', reports.userId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('is hidden with the right to read comments, and there again with it', async () => {
    await write(piotr, 'Raz');
    await revokeRights(server, 'WORKER', 'comment.get');
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 0 });
    await giveRights(server, 'WORKER', 'comment.get');
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
  });
});

describe('an opportunity', () => {
  const assign = async (workerId: string | null) =>
    admin.client.opportunities.assign({
      params: { id: opportunity.id },
      body: { workerId, version: await versionOf(server, opportunity.id) },
    });

  it('is told to whom it was given', async () => {
    await assign(piotr.userId);
    expect(await everyone()).toEqual({ piotr: [`Masz nową szansę: #${opportunity.number}`] });
  });

  it('that somebody takes or opens for themselves is told to nobody', async () => {
    await assign(null);
    await piotr.client.opportunities.claim({ params: { id: opportunity.id } });
    expect(await everyone()).toEqual({});
  });

  it('is one with others of the same minute, and then leads to all of them', async () => {
    const second = await openOpportunity(server, anna);
    await server.db.deleteFrom('notification').execute();
    for (const { id } of [opportunity, second]) {
      const version = await versionOf(server, id);
      await admin.client.opportunities.assign({ params: { id }, body: { workerId: piotr.userId, version } });
    }
    expect(await told(piotr)).toMatchObject([
      { message: 'Masz 2 nowe szanse', source: 'dashboard', path: '/sales-opportunities', about: null },
    ]);
  });

  it('of whoever leaves goes to their successor as one', async () => {
    await openOpportunity(server, anna);
    await server.db.deleteFrom('notification').execute();
    const { version } = await admin.client.users.get({ params: { id: anna.userId } });
    await admin.client.users.deactivate({
      params: { id: anna.userId },
      body: { version, successorId: piotr.userId },
    });
    const [one, ...more] = await texts(piotr);
    expect(one).toMatch(/^Masz \d+ now(e|ych) szans/);
    expect(more).toEqual([]);
    const back = await admin.client.users.get({ params: { id: anna.userId } });
    await admin.client.users.reactivate({ params: { id: anna.userId }, body: { version: back.version } });
    anna = await server.signIn('worker@test.example');
  });

  it('that is asked for is told to its owner, what they decide to who asked', async () => {
    const ask = () =>
      piotr.client.reassignRequests.create({
        params: { id: opportunity.id },
        body: { reason: 'Mój klient' },
      });
    const { id } = await ask();
    expect(await everyone()).toEqual({ anna: [`Prośba o szansę #${opportunity.number}: Wiktor Żak`] });
    await anna.client.reassignRequests.reject({ params: { id } });
    expect(await texts(piotr)).toEqual([`Odmowa przepisania szansy #${opportunity.number}`]);
    await anna.client.reassignRequests.approve({ params: { id: (await ask()).id } });
    // the requested opportunity is theirs now: that is notified once
    expect(await texts(piotr)).toEqual([
      `Masz nową szansę: #${opportunity.number}`,
      `Odmowa przepisania szansy #${opportunity.number}`,
    ]);
  });
});

describe('an enquiry', () => {
  const ask = (more: object = {}) =>
    anna.client.internalEnquiries.create({
      body: { title: 'Rata za auto', category: 'question', description: 'Ile?', ...more },
    });
  const move = (
    who: SignedIn,
    { id, version }: { id: string; version: number },
    status: 'COMPLETED' | 'NEEDS_CLARIFICATION',
  ) =>
    who.client.internalEnquiries.move({
      params: { id },
      body: { version, status: `INTERNAL_ENQUIRY_STATUS_${status}` },
    });

  it('that is new is told to its platformer, without one to all of them', async () => {
    const named = await ask({ platformerId: platformer.userId });
    const open = await ask();
    expect(await everyone()).toEqual({
      platformer: [
        `Nowe zapytanie dla ciebie: ${open.individualNumber}`,
        `Nowe zapytanie dla ciebie: ${named.individualNumber}`,
      ],
    });
    expect((await told(platformer))[0]).toMatchObject({
      type: 'internalEnquiryNew',
      source: 'internalEnquiry',
      about: 'Rata za auto',
      customer: null,
      options: { customerFileId: null, internalEnquiryId: open.id },
      path: `/internal-enquiry/${open.id}`,
    });
  });

  it('tells its people of its status, and whoever gets or loses it', async () => {
    const enquiry = await ask({ platformerId: platformer.userId });
    await server.db.deleteFrom('notification').execute();
    const moved = await move(platformer, enquiry, 'NEEDS_CLARIFICATION');
    await admin.client.internalEnquiries.update({
      params: { id: enquiry.id },
      body: { version: moved.version, changes: { workerId: piotr.userId } },
    });
    expect(await everyone()).toEqual({
      anna: [
        `Zapytanie ${enquiry.individualNumber} prowadzi teraz ktoś inny`,
        `Zapytanie ${enquiry.individualNumber}: Wymaga doprecyzowania`,
      ],
      piotr: [`Przydzielono ci zapytanie ${enquiry.individualNumber}`],
    });
  });

  it('tells of its messages while it is not completed, and of mentions always', async () => {
    const enquiry = await ask({ platformerId: platformer.userId });
    const say = (who: SignedIn, message: string, isNote: 'true' | 'false' = 'false') =>
      who.client.internalEnquiryMessages.create({
        body: { internalEnquiryId: enquiry.id, message, isNote },
      });
    await say(anna, 'Proszę o szybką odpowiedź');
    await server.db.deleteFrom('notification').execute();
    await say(platformer, 'Jest oferta');
    expect(await everyone()).toEqual({
      anna: [`Nowa wiadomość w zapytaniu ${enquiry.individualNumber}: Piotr Wójcik`],
    });
    await say(platformer, `Do wiadomości ${mention(piotr)}`, 'true');
    expect(await told(piotr)).toMatchObject([{ type: 'internalEnquiryNote' }]);
    await move(platformer, enquiry, 'COMPLETED');
    await server.db.deleteFrom('notification').execute();
    await say(platformer, 'Dzięki');
    await say(platformer, `Zerknij ${mention(admin)}`);
    expect(Object.keys(await everyone())).toEqual(['admin']);
    expect(await told(admin)).toMatchObject([{ type: 'internalEnquiryChat' }]);
  });

  it('is hidden with the right to read enquiries', async () => {
    await ask({ platformerId: platformer.userId });
    await revokeRights(server, 'PLATFORMER', 'internal_enquiry.get');
    expect(await platformer.client.notifications.unread()).toMatchObject({ count: 0 });
    await giveRights(server, 'PLATFORMER', 'internal_enquiry.get');
    expect(await platformer.client.notifications.unread()).toMatchObject({ count: 1 });
  });
});
