import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let platformer: SignedIn;
let customerFileId: string;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  platformer = await server.signIn('platformer@test.example');
  const body = { lastName: 'Żółw', emails: ['z@a.example'] };
  const { id: customerId } = await worker.client.customers.create({ body });
  ({ id: customerFileId } = await worker.client.opportunities.create({ body: { customerId } }));
});
afterAll(() => server.close());

const write = (message: string) =>
  worker.client.comments.create({ body: { customerFileId, message }, files: [] });

test('who may not read an opportunity is neither mentioned in it nor made to follow it', async () => {
  const { mentions } = await write(`@[Piotr](${platformer.userId}) i @[Wiktor](${colleague.userId}) zerknij`);
  expect(mentions.map(({ id }) => id)).toEqual([colleague.userId]);
  const followers = await server.db
    .selectFrom('chatFollower')
    .select('userId')
    .where('customerFileId', '=', customerFileId)
    .execute();
  expect(new Set(followers.map(({ userId }) => userId))).toEqual(new Set([worker.userId, colleague.userId]));
});

test('a conversation is not listed to who follows it and may not read it any more', async () => {
  const { userId } = platformer;
  await server.db.insertInto('chatFollower').values({ customerFileId, userId }).execute();
  expect(await platformer.client.comments.getFollowedChats()).toEqual([]);
  expect(await colleague.client.comments.getFollowedChats()).toMatchObject([{ customerFileId }]);
});

test('who may not read opportunities hears nothing of them', async () => {
  const { token, userId } = platformer;
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await socket.timeout(5000).emitWithAck('init', { userId });
  const last = new Promise((resolve) => {
    socket.once('record-changed', resolve);
  });
  await write('Tylko dla nas');
  server.platform.announce('record-changed', { entity: 'customer', id: customerFileId }, [`user:${userId}`]);
  await last;
  expect(heard).toEqual(['record-changed']);
  socket.disconnect();
});
