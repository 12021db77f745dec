import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';
import { connected } from '../profile/test-sockets.ts';

let server: TestServer;
let other: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let opportunity: Awaited<ReturnType<typeof openOpportunity>>;

beforeAll(async () => {
  server = await testServer();
  // the second browser is connected to another process
  other = await testServer({ database: server.database });
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
beforeEach(async () => {
  opportunity = await openOpportunity(server, anna);
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('notificationChoice').execute();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** A browser of Anna's: the events it received, and the number on its bell, which it fetches after each event. */
async function browser(at: TestServer) {
  const { socket } = await connected(at, anna);
  const heard: [string, object][] = [];
  const bell: number[] = [];
  socket.onAny((event: string, payload: object) => {
    if (!event.startsWith('notification-')) return;
    heard.push([event, payload]);
    void anna.client.notifications.unread().then(({ count }) => bell.push(count));
  });
  return { socket, heard, bell };
}

const write = (message: string) =>
  piotr.client.comments.create({ body: { customerFileId: opportunity.id, message } });

test('what is marked as read in one browser makes the number of the other fall', async () => {
  const [first, second] = [await browser(server), await browser(other)];
  await write(`Zobacz @[Wanda](${anna.userId})`);
  await expect.poll(() => first.bell.at(-1)).toBe(1);
  await expect.poll(() => second.bell.at(-1)).toBe(1);
  const [one] = (await anna.client.notifications.list({})).items;
  const notificationId = one?.id ?? '';
  await anna.client.notifications.read({ params: { id: notificationId } });
  await expect.poll(() => first.bell.at(-1)).toBe(0);
  await expect.poll(() => second.bell.at(-1)).toBe(0);
  expect(second.heard).toEqual([
    ['notification-new', { notificationId, isQuiet: false }],
    ['notification-mark-as-read', { notificationId }],
  ]);
  first.socket.disconnect();
  second.socket.disconnect();
});

test('a notification pending for the summary is emitted quietly, an unwanted one not at all', async () => {
  const { socket, heard, bell } = await browser(server);
  await anna.client.profile.chooseNotification({ body: { kind: 'comment_mention', channel: 'none' } });
  await anna.client.profile.chooseNotification({ body: { kind: 'comment_new', channel: 'summary' } });
  await write(`Zobacz @[Wanda](${anna.userId})`);
  await write('Bez wzmianki');
  await expect.poll(() => bell).toEqual([1]);
  expect(heard).toEqual([['notification-new', expect.objectContaining({ isQuiet: true })]]);
  socket.disconnect();
});

test('what joins a notification is counted in it, shows no toast of its own, and leaves the number of the bell', async () => {
  const { socket, heard, bell } = await browser(server);
  await write('Pierwsza');
  await write('Druga');
  const notified = { notificationId: expect.any(String), isQuiet: false };
  await expect
    .poll(() => heard)
    .toEqual([
      ['notification-new', notified],
      ['notification-new', { ...notified, isQuiet: true, isJoined: true }],
    ]);
  await expect.poll(() => bell).toEqual([1, 1]);
  expect((await anna.client.notifications.list({})).items).toMatchObject([{ count: 2 }]);
  socket.disconnect();
});
