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

const published = async ({ client }: SignedIn) => (await client.notifications.list({})).items;
const texts = async (who: SignedIn) => (await published(who)).map(({ message }) => message);
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
  it('NO1 is notified to followers, and to those it mentions as a mention, never to its author [S3.9]', async () => {
    await write(piotr, `Zobacz ${mention(admin)}`);
    expect(await everyone()).toEqual({
      anna: [`Nowa wiadomość o szansie #${opportunity.number}: Wiktor Żak`],
      admin: [`Wzmianka o tobie w szansie #${opportunity.number}: Wiktor Żak`],
    });
    const [first] = await published(anna);
    expect(first).toMatchObject({
      type: 'comments',
      source: 'customerFile',
      about: 'Jan Próbny',
      customer: { name: 'Jan Próbny' },
      options: { customerFileId: opportunity.id, internalEnquiryId: null },
      path: expect.stringContaining(`/sales-opportunity/${opportunity.id}?tab=messages&message=`),
    });
  });

  it('NO3 is one with others of the same minute, whichever authors they have, until it is read', async () => {
    for (const text of ['Raz', 'Dwa', 'Trzy', 'Cztery', 'Pięć']) await write(piotr, text);
    expect(await published(anna)).toMatchObject([
      { count: 5, message: `5 nowych wiadomości o szansie #${opportunity.number}` },
    ]);
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
    await anna.client.notifications.readAll();
    await write(piotr, 'Sześć');
    expect(await published(anna)).toMatchObject([{ count: 1 }, { count: 5 }]);
    await pass(30);
    await write(piotr, 'Siedem');
    await pass(30);
    await write(piotr, 'Osiem');
    expect(await published(anna)).toMatchObject([{ count: 1 }, { count: 2 }, { count: 5 }]);
  });

  it('NO5 is read along with the conversation, up to the message that has been read', async () => {
    const first = await write(piotr, 'Raz');
    await write(piotr, 'Dwa');
    await anna.client.comments.updateLastReadMessage({ params: { id: first.id } });
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
    await anna.client.comments.setChatAsRead({ params: { id: opportunity.id } });
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 0 });
  });

  it('that mentions a user later notifies them of it once', async () => {
    const { id } = await write(anna, `Dla ${mention(piotr)}`);
    const edit = (message: string) => anna.client.comments.edit({ params: { id }, body: { message } });
    await edit(`Dla ${mention(piotr)} i ${mention(admin)}`);
    await edit(`Dla ${mention(piotr)} oraz ${mention(admin)}`);
    expect(await everyone()).toEqual({
      piotr: [expect.stringMatching(/^Wzmianka o tobie/)],
      admin: [expect.stringMatching(/^Wzmianka o tobie/)],
    });
  });

  it('that is a note notifies only those it mentions, and leads to the notes', async () => {
    await write(piotr, `Notatka ${mention(admin)}`, { isNote: 'true' });
    expect(Object.keys(await everyone())).toEqual(['admin']);
    expect((await published(admin))[0]?.path).toContain('?tab=notes&message=');
  });

  it('NO1 is not notified to users who may not read it, and is hidden from those who may not any more', async () => {
    await reports.client.comments.followChat({ params: { id: opportunity.id } });
    await write(piotr, 'Raz');
    expect(await reports.client.notifications.unread()).toMatchObject({ count: 1 });
    const [before] = await published(reports);
    const version = await versionOf(server, opportunity.id);
    await admin.client.opportunities.assign({
      params: { id: opportunity.id },
      body: { workerId: null, version },
    });
    // report administrators read only opportunities with an owner
    expect(await reports.client.notifications.unread()).toMatchObject({ count: 0 });
    expect(await published(reports)).toEqual([]);
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

  it('is notified to the user to whom it was given', async () => {
    await assign(piotr.userId);
    expect(await everyone()).toEqual({ piotr: [`Masz nową szansę: #${opportunity.number}`] });
  });

  it('that a user claims or opens for themselves is notified to no user', async () => {
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
    expect(await published(piotr)).toMatchObject([
      { message: 'Masz 2 nowe szanse', source: 'dashboard', path: '/sales-opportunities', about: null },
    ]);
  });

  it('of a user who is offboarded is notified to their successor as one', async () => {
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

  it('that is requested is notified to its owner, and the decision to the requester', async () => {
    const request = () =>
      piotr.client.reassignRequests.create({
        params: { id: opportunity.id },
        body: { reason: 'Mój klient' },
      });
    const { id } = await request();
    expect(await everyone()).toEqual({ anna: [`Prośba o szansę #${opportunity.number}: Wiktor Żak`] });
    await anna.client.reassignRequests.reject({ params: { id } });
    expect(await texts(piotr)).toEqual([`Odmowa przepisania szansy #${opportunity.number}`]);
    await anna.client.reassignRequests.approve({ params: { id: (await request()).id } });
    // the requested opportunity is theirs now: that is notified once
    expect(await texts(piotr)).toEqual([
      `Masz nową szansę: #${opportunity.number}`,
      `Odmowa przepisania szansy #${opportunity.number}`,
    ]);
  });
});

describe('an enquiry', () => {
  const request = (more: object = {}) =>
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

  it('that is new is notified to its platformer, without one to all of them', async () => {
    const named = await request({ platformerId: platformer.userId });
    const open = await request();
    expect(await everyone()).toEqual({
      platformer: [
        `Nowe zapytanie dla ciebie: ${open.individualNumber}`,
        `Nowe zapytanie dla ciebie: ${named.individualNumber}`,
      ],
    });
    expect((await published(platformer))[0]).toMatchObject({
      type: 'internalEnquiryNew',
      source: 'internalEnquiry',
      about: 'Rata za auto',
      customer: null,
      options: { customerFileId: null, internalEnquiryId: open.id },
      path: `/internal-enquiry/${open.id}`,
    });
  });

  it('notifies its people of its status, and users who get or lose it', async () => {
    const enquiry = await request({ platformerId: platformer.userId });
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

  it('notifies of its messages while it is not completed, and of mentions always', async () => {
    const enquiry = await request({ platformerId: platformer.userId });
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
    expect(await published(piotr)).toMatchObject([{ type: 'internalEnquiryNote' }]);
    await move(platformer, enquiry, 'COMPLETED');
    await server.db.deleteFrom('notification').execute();
    await say(platformer, 'Dzięki');
    await say(platformer, `Zerknij ${mention(admin)}`);
    expect(Object.keys(await everyone())).toEqual(['admin']);
    expect(await published(admin)).toMatchObject([{ type: 'internalEnquiryChat' }]);
  });

  it('is hidden with the right to read enquiries', async () => {
    await request({ platformerId: platformer.userId });
    await revokeRights(server, 'PLATFORMER', 'internal_enquiry.get');
    expect(await platformer.client.notifications.unread()).toMatchObject({ count: 0 });
    await giveRights(server, 'PLATFORMER', 'internal_enquiry.get');
    expect(await platformer.client.notifications.unread()).toMatchObject({ count: 1 });
  });
});
