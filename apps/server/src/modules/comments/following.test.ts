import type { ServerEvent } from '@szansa/api-client/realtime';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let id: string;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const post = (who: SignedIn, message: string, customerFileId: string) =>
  who.client.comments.create({ body: { customerFileId, message } });

/** Collects the names of the conversation events a browser receives, in order: the others may arrive late. */
async function listen({ token, userId }: SignedIn): Promise<{ received: ServerEvent[]; socket: Socket }> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'] });
  const received: ServerEvent[] = [];
  socket.onAny((event: ServerEvent) => {
    if (event.startsWith('customer-file-message-')) received.push(event);
  });
  await socket.timeout(5000).emitWithAck('init', { userId });
  return { received, socket };
}

describe('following', () => {
  it('starts without a body, and is published to all of one’s screens', async () => {
    const { received, socket } = await listen(other);
    const twice = [
      await other.client.comments.followChat({ params: { id } }),
      await other.client.comments.followChat({ params: { id } }),
    ];
    expect(twice).toEqual([{ isFollowed: true }, { isFollowed: true }]);
    await other.client.comments.followChat({ params: { id }, body: { follow: false } });
    await expect
      .poll(() => received)
      .toEqual(['customer-file-message-follow-chat', 'customer-file-message-unfollow-chat']);
    socket.disconnect();
  });

  it('is as requested, however often the request is repeated [S4.15]', async () => {
    const { received, socket } = await listen(other);
    const requested = (follow: boolean) =>
      other.client.comments.followChat({ params: { id }, body: { follow } });
    for (const follow of [true, true, false, false, true]) {
      expect(await requested(follow)).toEqual({ isFollowed: follow });
      const chats = await other.client.comments.getFollowedChats();
      expect(chats.map((chat) => chat.customerFileId).includes(id)).toBe(follow);
    }
    // only the changes are published
    await expect
      .poll(() => received)
      .toEqual([
        'customer-file-message-follow-chat',
        'customer-file-message-unfollow-chat',
        'customer-file-message-follow-chat',
      ]);
    socket.disconnect();
  });

  it('is as the conversation states: the owner follows because it is theirs, until they stop', async () => {
    const { id: file } = await openOpportunity(server, owner);
    const params = { id: file };
    const follows = async ({ client }: SignedIn) => (await client.comments.find({ params })).isFollowed;
    expect([await follows(owner), await follows(other)]).toEqual([true, false]);
    const { received, socket } = await listen(owner);
    await owner.client.comments.followChat({ params, body: { follow: false } });
    expect(await follows(owner)).toBe(false);
    await expect.poll(() => received).toEqual(['customer-file-message-unfollow-chat']);
    socket.disconnect();
    await owner.client.comments.followChat({ params });
    await post(other, 'Dzień dobry', file);
    expect([await follows(owner), await follows(other)]).toEqual([true, true]);
    expect((await owner.client.comments.notes({ params })).isFollowed).toBe(true);
  });

  it('is over for who has stopped, whatever they own, until they write or are mentioned', async () => {
    const { id: file } = await openOpportunity(server, owner);
    const follows = async (who: SignedIn) =>
      (await who.client.comments.getFollowedChats()).some((chat) => chat.customerFileId === file);
    for (const who of [owner, other]) {
      await who.client.comments.followChat({ params: { id: file }, body: { follow: false } });
    }
    await post(other, 'Twoje', file);
    expect([await follows(owner), await follows(other)]).toEqual([false, true]);
    await other.client.comments.followChat({ params: { id: file }, body: { follow: false } });
    await post(owner, 'Moje', file);
    expect([await follows(owner), await follows(other)]).toEqual([true, false]);
    const mentioning = await post(owner, `@[Wiktor](${other.userId}) zerknij`, file);
    expect([await follows(owner), await follows(other)]).toEqual([true, true]);
    await other.client.comments.followChat({ params: { id: file }, body: { follow: false } });
    const message = `@[Wiktor](${other.userId}) zerknij, proszę`;
    await owner.client.comments.edit({ params: { id: mentioning.id }, body: { message } });
    expect(await follows(other)).toBe(false);
  });
});
