import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let platformer: SignedIn;
let enquiry: string;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  platformer = await server.signIn('platformer@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('internalEnquiry').execute();
  const { id } = await anna.client.internalEnquiries.create({
    body: {
      title: 'Pytanie',
      category: 'question',
      description: 'Treść',
      platformerId: platformer.userId,
    },
  });
  enquiry = id;
});
afterAll(() => server.close());

const write = (who: SignedIn, message: string, isNote = false) =>
  who.client.internalEnquiryMessages.create({
    body: { internalEnquiryId: enquiry, message, isNote: isNote ? 'true' : 'false' },
  });
const messages = (who: SignedIn) =>
  who.client.internalEnquiryMessages.getMessages({ params: { id: enquiry } });
const chat = async (who: SignedIn) =>
  (await who.client.internalEnquiryMessages.getFollowedChats()).find(
    ({ internalEnquiryId }) => internalEnquiryId === enquiry,
  );
const listed = async (who: SignedIn) =>
  (await who.client.internalEnquiries.list({})).items.find(({ id }) => id === enquiry);

it('messages and notes are in separate conversations, and carry their enquiry [S1.7, S2.24, S3.7]', async () => {
  const answered = await write(anna, 'Pilne');
  expect(answered).toMatchObject({ internalEnquiryId: enquiry, message: 'Pilne', can: { edit: true } });
  await write(platformer, 'Tylko notatka', true);
  const page = await messages(platformer);
  expect(page.items).toMatchObject([
    { id: answered.id, internalEnquiryId: enquiry, can: { edit: false, remove: false } },
  ]);
  const notes = await anna.client.internalEnquiryMessages.getNotes({ params: { id: enquiry } });
  expect(notes.items).toMatchObject([{ message: 'Tylko notatka', isNote: true }]);
  expect(await listed(anna)).toMatchObject({ messageCount: 1 });
});

it('its worker and its platformer follow by themselves and find it unread, until they read it [S7.2]', async () => {
  const answered = await write(anna, 'Pilne');
  expect(await chat(platformer)).toMatchObject({
    isUnread: true,
    message: 'Pilne',
    title: 'Pytanie',
    platformerId: platformer.userId,
    worker: { id: anna.userId },
  });
  expect(await listed(platformer)).toMatchObject({ isUnread: true });
  const unread = { search: 'Pytanie', isUnread: true } as const;
  expect((await platformer.client.internalEnquiries.list({ query: unread })).items).toMatchObject([
    { id: enquiry },
  ]);
  expect(await listed(anna)).toMatchObject({ isUnread: false });
  expect(await chat(piotr)).toBeUndefined();
  expect(await listed(piotr)).toMatchObject({ isUnread: false });
  await platformer.client.internalEnquiryMessages.updateLastReadMessage({ params: { id: answered.id } });
  expect(await chat(platformer)).toMatchObject({ isUnread: false });
  expect((await messages(anna)).messageReadBy).toMatchObject([
    { reader: { id: anna.userId } },
    { reader: { id: platformer.userId }, messageId: answered.id },
  ]);
  await write(anna, 'Jeszcze jedno');
  await platformer.client.internalEnquiryMessages.setChatAsRead({ params: { id: enquiry } });
  expect(await listed(platformer)).toMatchObject({ isUnread: false });
});

it('who is mentioned follows; who stops following stays so until they write', async () => {
  await write(anna, `@[Wiktor Żak](${piotr.userId}) zerknij`);
  expect(await chat(piotr)).toMatchObject({ isUnread: true, message: '@Wiktor Żak zerknij' });
  const follow = (isFollowed: boolean) =>
    platformer.client.internalEnquiryMessages.followChat({
      params: { id: enquiry },
      body: { follow: isFollowed },
    });
  await follow(false);
  await write(anna, 'Bez odbiorcy');
  expect(await chat(platformer)).toBeUndefined();
  await write(platformer, 'Wracam');
  expect(await chat(platformer)).toMatchObject({ isUnread: false });
});

it('its author alone edits and removes a message, whose trace and order stay', async () => {
  const answered = await write(anna, 'Pilne');
  const params = { id: answered.id };
  const edited = await anna.client.internalEnquiryMessages.edit({ params, body: { message: 'Mniej pilne' } });
  expect(edited).toMatchObject({ internalEnquiryId: enquiry, message: 'Mniej pilne' });
  const byOther = platformer.client.internalEnquiryMessages.edit({ params, body: { message: 'Nie' } });
  await expect(byOther).rejects.toMatchObject({ status: 403 });
  expect(await anna.client.internalEnquiryMessages.remove({ params })).toMatchObject({
    message: '',
    isRemoved: true,
  });
  await expect(anna.client.internalEnquiryMessages.remove({ params })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect((await messages(platformer)).items).toMatchObject([{ id: answered.id, isRemoved: true }]);
  expect(await listed(anna)).toMatchObject({ messageCount: 0 });
});

it('a message of an enquiry is none of an opportunity, and the other way round', async () => {
  const { id } = await write(anna, 'Pilne');
  const params = { id };
  const attempts = [
    () => anna.client.comments.edit({ params, body: { message: 'Nie' } }),
    () => anna.client.comments.remove({ params }),
    () => anna.client.comments.updateLastReadMessage({ params }),
    () => anna.client.comments.find({ params: { id: enquiry } }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 });
  expect(await anna.client.comments.getFollowedChats()).toEqual([]);
});

it('files of messages are read by every user who may read enquiries', async () => {
  const files = [new File(['treść'], 'zdjęcie.txt', { type: 'text/plain' })];
  const { files: stored } = await anna.client.internalEnquiryMessages.create({
    body: { internalEnquiryId: enquiry, message: 'W załączniku' },
    files,
  });
  const answer = await fetch(`${server.url}/api/files/${stored[0]?.id}`, {
    headers: { authorization: `Bearer ${platformer.token}` },
  });
  expect(await answer.text()).toBe('treść');
});

it('messages within a minute are one activity, for each writes the indexes of its enquiry', async () => {
  const { db } = server;
  const lastAt = (at: Date) =>
    db.updateTable('internalEnquiry').set({ lastActivityAt: at }).where('id', '=', enquiry).execute();
  const last = () =>
    db
      .selectFrom('internalEnquiry')
      .select('lastActivityAt')
      .where('id', '=', enquiry)
      .executeTakeFirstOrThrow();

  const now = new Date();
  await lastAt(now);
  await write(anna, 'Pilne');
  await write(platformer, 'Tylko notatka', true);
  expect(await last()).toEqual({ lastActivityAt: now });
  const before = new Date(Date.now() - 61_000);
  await lastAt(before);
  await write(anna, 'Bardzo pilne');
  expect((await last()).lastActivityAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
});
