import { notificationKinds, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { mailPurpose, systemContext } from '#platform';
import type { NotificationChannel, NotificationKind } from '@szansa/domain/notification';
import { addDays } from '@szansa/domain/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';
import { ingestedId, written } from '../received-mails/test-mails.ts';
import { sendMorning } from './mornings.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let opportunity: Awaited<ReturnType<typeof openOpportunity>>;

beforeAll(async () => {
  server = await testServer();
  [anna, piotr, admin] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
  ]);
});
beforeEach(async () => {
  await server.db.deleteFrom('customerFile').execute();
  opportunity = await openOpportunity(server, anna);
  for (const table of ['notification', 'notificationChoice', 'notificationMorning', 'outboxMail'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});
afterAll(() => server.close());

const store = (now: string) => sendMorning(systemContext(server.platform), notificationKinds, new Date(now));
const choose = ({ client }: SignedIn, kind: NotificationKind, channel: NotificationChannel) =>
  client.profile.chooseNotification({ body: { kind, channel } });
const write = (message: string) =>
  piotr.client.comments.create({ body: { customerFileId: opportunity.id, message } });
const texts = async (who: SignedIn) =>
  (await who.client.notifications.list({})).items.map(({ message }) => message);
/** Dates notifications as if they had been delivered at an instant. */
const toldAt = (instant: string) =>
  server.db
    .updateTable('notification')
    .set({ deliveryTime: new Date(instant) })
    .execute();

/** The mails of a person, oldest first. */
async function mailsOf({ userId }: SignedIn) {
  const rows = await server.db
    .selectFrom('outboxMail')
    .select(['id', 'subject', 'body'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, subject, body }) => ({
    subject,
    text: server.platform.secrets.open(mailPurpose(id), body ?? Buffer.alloc(0)).toString('utf8'),
  }));
}

// a Monday; Warsaw is an hour ahead of UTC
const [before, seven, eight, evening] = [
  '2026-11-23T05:00:00Z',
  '2026-11-23T06:40:00Z',
  '2026-11-23T07:00:00Z',
  '2026-11-23T19:50:00Z',
] as const;

describe('NO4 the summary of a morning', () => {
  beforeEach(() => choose(anna, 'comment_new', 'summary'));

  it('is one mail at eight, with earlier notifications that are unread', async () => {
    await write('Raz');
    await toldAt(before);
    await store(seven);
    expect(await mailsOf(anna)).toEqual([]);
    await store(eight);
    await store(eight);
    const mails = await mailsOf(anna);
    expect(mails).toEqual([
      {
        subject: 'Masz 1 nieprzeczytane powiadomienie',
        text: expect.stringContaining(`Nowa wiadomość o szansie #${opportunity.number}: Wiktor Żak`),
      },
    ]);
    expect(await anna.client.notifications.unread()).toMatchObject({ count: 1 });
  });

  it('leads to the record of each line, whatever it is a record of', async () => {
    await choose(anna, 'mail_new', 'summary');
    const id = await ingestedId(server, written());
    await toldAt(before);
    await store(eight);
    const [mail] = await mailsOf(anna);
    expect(mail?.text).toContain(`/received-mails?mail=${id}`);
  });

  it('comes once with two servers, and late when none ran in the morning', async () => {
    await write('Raz');
    await toldAt(before);
    await Promise.all([store(evening), store(evening)]);
    expect(await mailsOf(anna)).toHaveLength(1);
  });

  it('has nothing of after eight, of what was read, or may not be read any more', async () => {
    await write('Raz');
    await toldAt('2026-11-23T07:00:01Z');
    await store(evening);
    expect(await mailsOf(anna)).toEqual([]);
    await store('2026-11-24T06:59:00Z');
    expect(await mailsOf(anna)).toEqual([]);
    await anna.client.notifications.readAll();
    await store('2026-11-24T07:00:00Z');
    expect(await mailsOf(anna)).toEqual([]);
    await write('Dwa');
    await toldAt(before);
    await server.db.deleteFrom('customerFile').where('id', '=', opportunity.id).execute();
    await store(eight);
    expect(await mailsOf(anna)).toEqual([]);
  });

  it.each([
    ['on a day off', '2026-11-22T07:30:00Z', '2026-11-21T05:00:00Z'],
    ['on Independence Day', '2026-11-11T09:00:00Z', '2026-11-10T20:00:00Z'],
    ['at 7:59 after the night of 23 hours', '2026-03-30T05:59:00Z', '2026-03-29T10:00:00Z'],
    ['at 7:59 after the night of 25 hours', '2026-10-26T06:59:00Z', '2026-10-25T10:00:00Z'],
  ])('does not come %s', async (_, now, notified) => {
    await write('Raz');
    await toldAt(notified);
    await store(now);
    expect(await mailsOf(anna)).toEqual([]);
  });

  it.each([
    ['after the night of 23 hours', '2026-03-30T06:00:00Z', '2026-03-29T10:00:00Z'],
    ['after the night of 25 hours', '2026-10-26T07:00:00Z', '2026-10-25T10:00:00Z'],
  ])('comes at eight %s', async (_, now, notified) => {
    await write('Raz');
    await toldAt(notified);
    await store(now);
    expect(await mailsOf(anna)).toHaveLength(1);
  });
});

describe('a morning notifies', () => {
  it('those who assign of opportunities without owner and of leads that are pending for too long, once', async () => {
    const pending = await openOpportunity(server, anna);
    await server.db
      .updateTable('customerFile')
      .set({ workerId: null })
      .where('id', '=', pending.id)
      .execute();
    await server.db
      .updateTable('customerFile')
      .set({ statusChangedAt: new Date('2026-11-20T22:00:00Z') })
      .where('id', '=', opportunity.id)
      .execute();
    await server.db
      .updateTable('customerFile')
      .set({ statusChangedAt: new Date('2026-11-21T23:00:00Z') })
      .where('id', '=', pending.id)
      .execute();
    await server.db.deleteFrom('notification').execute();
    await store(seven);
    await store(eight);
    expect(await texts(admin)).toEqual(['1 lead czeka dłużej, niż powinien', '1 szansa czeka na opiekuna']);
    expect(await texts(anna)).toEqual([]);
    // the next morning replaces the unread notification
    const [unread] = (await admin.client.notifications.list({})).items;
    await admin.client.notifications.read({ params: { id: unread?.id ?? '' } });
    await store('2026-11-24T06:40:00Z');
    expect(await texts(admin)).toHaveLength(3);
  });

  it('what is a line of the same summary, also when no server ran before eight', async () => {
    await choose(admin, 'leads_unassigned', 'summary');
    await server.db
      .updateTable('customerFile')
      .set({ workerId: null })
      .where('id', '=', opportunity.id)
      .execute();
    await store(evening);
    expect(await mailsOf(admin)).toEqual([
      {
        subject: 'Masz 1 nieprzeczytane powiadomienie',
        text: expect.stringContaining('1 szansa czeka na opiekuna'),
      },
    ]);
  });

  it('NO6 the owner of a reservation that ends within three days, once', async () => {
    const { id } = await anna.client.offers.create({
      params: { id: opportunity.id },
      body: { offerType: 'leasing', bookingDate: '2026-11-26' },
    });
    await store('2026-11-20T07:00:00Z');
    expect(await texts(anna)).toEqual([]);
    await store(seven);
    const answered = `Rezerwacja w szansie #${opportunity.number} kończy się 26.11.2026`;
    expect(await texts(anna)).toEqual([answered]);
    expect((await anna.client.notifications.list({})).items).toMatchObject([
      { type: 'offerReservationNew', source: 'offerReservation' },
    ]);
    await store('2026-11-24T07:00:00Z');
    expect(await texts(anna)).toEqual([answered]);
    // another day is another reservation
    await server.db.updateTable('offer').set({ bookingDate: '2026-11-27' }).where('id', '=', id).execute();
    await store('2026-11-25T07:00:00Z');
    expect(await texts(anna)).toHaveLength(2);
  });

  it('NO6 of a reservation that was written down after the morning, on the same day', async () => {
    await store(seven);
    await anna.client.offers.create({
      params: { id: opportunity.id },
      body: { offerType: 'leasing', bookingDate: '2026-11-24' },
    });
    await Promise.all([store(eight), store(eight)]);
    await store(evening);
    expect(await texts(anna)).toEqual([`Rezerwacja w szansie #${opportunity.number} kończy się 24.11.2026`]);
  });

  it('no person of a reservation whose deal is signed, or of another offer than the chosen one', async () => {
    const offer = (more: object) =>
      anna.client.offers.create({
        params: { id: opportunity.id },
        body: { offerType: 'leasing', bookingDate: addDays('2026-11-23', 1), ...more },
      });
    await offer({ dealSigningDate: '2026-11-20' });
    const chosen = await offer({ bookingDate: null });
    await offer({});
    await server.db
      .updateTable('customerFile')
      .set({ chosenOfferId: chosen.id, version: sql<number>`version + 1` })
      .where('id', '=', opportunity.id)
      .execute();
    await store(seven);
    expect(await texts(anna)).toEqual([]);
  });
});
