import type { Right, RoleKey } from '@szansa/domain/access';
import { giveRights, revokeRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let reader: SignedIn;
let platformer: SignedIn;
/** An opportunity with an owner, and one without. */
let owned: string;
let unowned: string;

async function open(): Promise<string> {
  const body = { lastName: 'Żółw', emails: ['z@a.example'] };
  const { id: customerId } = await worker.client.customers.create({ body });
  return (await worker.client.opportunities.create({ body: { customerId } })).id;
}

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
  reader = await server.signIn('reports@test.example');
  platformer = await server.signIn('platformer@test.example');
  [owned, unowned] = [await open(), await open()];
  await admin.client.opportunities.assign({ params: { id: unowned }, body: { version: 1, workerId: null } });
});
afterAll(() => server.close());

const write = (customerFileId: string, message: string) =>
  admin.client.comments.create({ body: { customerFileId, message } });

/** Collects the events the browser of a user receives. */
async function listen({ token, userId }: SignedIn): Promise<{ socket: Socket; received: string[] }> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const received: string[] = [];
  socket.onAny((event: string) => received.push(event));
  await socket.timeout(5000).emitWithAck('init', { userId });
  return { socket, received };
}

/** Tries all ways to read a conversation, and returns those permitted to the user. */
async function waysOf(who: SignedIn, id: string) {
  const { client, userId } = who;
  await server.db.deleteFrom('chatFollower').where('userId', '=', userId).execute();
  const succeeds = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  const { socket, received } = await listen(who);
  const { mentions } = await write(id, `@[Ktoś](${userId}) zerknij`);
  const made = await server.db.selectFrom('chatFollower').selectAll().where('userId', '=', userId).execute();
  const follows = await succeeds(client.comments.followChat({ params: { id }, body: { follow: true } }));
  // as before a right was revoked
  await server.db
    .insertInto('chatFollower')
    .values({ customerFileId: id, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  received.splice(0);
  const watched: unknown = await socket.timeout(5000).emitWithAck('watch', { entity: 'comment', id });
  const { id: messageId } = await write(id, 'Tylko dla nas');
  // a later event arrives after it; it is emitted repeatedly, because a user with changed rights rejoins the rooms
  await expect
    .poll(() => {
      server.platform.emit('operation-changed', { operationId: id }, [`user:${userId}`]);
      return received.includes('operation-changed');
    })
    .toBe(true);
  socket.disconnect();
  return {
    reads: await succeeds(client.comments.find({ params: { id } })),
    isMentioned: mentions.length > 0,
    isMadeToFollow: made.length > 0,
    follows,
    isListed: (await client.comments.getFollowedChats().catch(() => [])).length > 0,
    watches: (watched as { ok: boolean }).ok,
    hears: received.includes('customer-file-message-new'),
    marks: await succeeds(client.comments.updateLastReadMessage({ params: { id: messageId } })),
  };
}

const all = (isOpen: boolean) => ({
  reads: isOpen,
  isMentioned: isOpen,
  isMadeToFollow: isOpen,
  follows: isOpen,
  isListed: isOpen,
  watches: isOpen,
  hears: isOpen,
  marks: isOpen,
});

describe('one rule decides who comes to know a conversation', () => {
  it.each([
    ['worker2@test.example', true, true],
    ['reports@test.example', true, false],
    ['platformer@test.example', false, false],
  ] as const)('%s, whether the opportunity has an owner or not', async (email, ofOwned, ofUnowned) => {
    const who = await server.signIn(email);
    expect(await waysOf(who, owned)).toEqual(all(ofOwned));
    expect(await waysOf(who, unowned)).toEqual(all(ofUnowned));
  });

  it.each([
    ['ADMIN_REPORTS', 'comment.get'],
    ['ADMIN_REPORTS', 'opportunity.get'],
  ] as const satisfies readonly (readonly [RoleKey, Right])[])(
    '%s without %s do in no way',
    async (role, right) => {
      await revokeRights(server, role, right);
      expect(await waysOf(reader, owned)).toEqual(all(false));
      await giveRights(server, role, right);
      expect(await waysOf(reader, owned)).toEqual(all(true));
    },
  );
});

it('an owner who may not read the conversation any more is not made to follow it', async () => {
  await revokeRights(server, 'WORKER', 'comment.get');
  const id = await open();
  await write(id, 'Bez opiekuna');
  await giveRights(server, 'WORKER', 'comment.get');
  expect(
    await server.db.selectFrom('chatFollower').selectAll().where('customerFileId', '=', id).execute(),
  ).toMatchObject([{ customerFileId: id, userId: admin.userId, isFollowed: true }]);
});

it('users who may not read opportunities receive no events of them', async () => {
  const { socket, received } = await listen(platformer);
  const last = new Promise((resolve) => {
    socket.once('record-changed', resolve);
  });
  await write(owned, 'Tylko dla nas');
  const payload = { entity: 'customer', id: owned } as const;
  server.platform.emit('record-changed', payload, [`user:${platformer.userId}`]);
  await last;
  expect(received).toEqual(['record-changed']);
  socket.disconnect();
});
