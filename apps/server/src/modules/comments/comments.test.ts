import type { ServerEvent } from '@szansa/api-client/realtime';
import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let id: string;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  const customer = await owner.client.customers.create({
    body: { lastName: 'Żółw', emails: ['z@a.example'] },
  });
  id = await openOpportunity(customer.id);
});
afterAll(() => server.close());

async function openOpportunity(customerId: string): Promise<string> {
  const [source] = await owner.client.leadSources.list();
  return (await owner.client.opportunities.create({ body: { customerId, leadSourceId: source?.id ?? null } }))
    .id;
}

const post = (who: SignedIn, message: string, files: File[] = [], customerFileId = id) =>
  who.client.comments.create({ body: { customerFileId, message }, files });

/** Collects every event the browser of a user receives, in order. */
async function listen(who: SignedIn): Promise<{ received: [string, unknown][]; socket: Socket }> {
  const socket = io(server.url, { auth: { token: who.token }, transports: ['websocket'] });
  const received: [string, unknown][] = [];
  socket.onAny((event: ServerEvent, payload: unknown) => received.push([event, payload]));
  await new Promise<void>((resolve) => {
    socket.on('connect', () => socket.emit('init', { userId: who.userId }, () => resolve()));
  });
  return { received, socket };
}

/** Has the conversation open; answers whether it may be. */
async function watch(socket: Socket): Promise<unknown> {
  return socket.timeout(3000).emitWithAck('watch', { entity: 'comment', id });
}

describe('a comment', () => {
  it('is published as it was written, changed, read and removed, without its author’s permissions', async () => {
    const { received, socket } = await listen(other);
    expect(await watch(socket)).toMatchObject({ ok: true });
    // the event of the new opportunity may arrive late
    const answered = () => received.filter(([event]) => event !== 'customer-file-changed');
    const last = async () => {
      await expect.poll(answered).not.toEqual([]);
      const found = answered();
      received.length = 0;
      return found;
    };
    const { can: _, ...message } = await post(owner, 'Nowa treść');
    expect(await last()).toEqual([['customer-file-message-new', { message }]]);
    const params = { id: message.id };
    const { can: __, ...edited } = await owner.client.comments.edit({ params, body: { message: 'Inna' } });
    expect(await last()).toEqual([['customer-file-message-edit', { message: edited }]]);
    await other.client.comments.updateLastReadMessage({ params });
    const { messageReadBy } = await owner.client.comments.find({ params: { id } });
    const mark = messageReadBy.find(({ reader }) => reader.id === other.userId);
    expect(await last()).toEqual([
      ['customer-file-last-message-read-by', { ...mark, customerFileId: id, messageId: message.id }],
    ]);
    const { can: ___, ...removed } = await owner.client.comments.remove({ params });
    expect(await last()).toEqual([['customer-file-message-remove', { message: removed }]]);
    expect(removed).toMatchObject({ isRemoved: true, message: '' });
    socket.disconnect();
  });

  it('is not published to users who may not read conversations, not even as followers', async () => {
    const deaf = await server.signIn('reports@test.example');
    const { db } = server;
    await db.insertInto('chatFollower').values({ customerFileId: id, userId: deaf.userId }).execute();
    await db
      .deleteFrom('roleRight')
      .where('right', '=', 'comment.get')
      .where('roleKey', '=', 'ADMIN_REPORTS')
      .execute();
    await server.platform.sessions.refresh({ db, afterCommit: (task) => task() }, { userId: deaf.userId });
    const { received, socket } = await listen(deaf);
    expect(await watch(socket)).toEqual({ ok: false });
    const { id: messageId } = await post(owner, 'Nie dla wszystkich');
    await owner.client.comments.remove({ params: { id: messageId } });
    server.platform.emit('record-changed', { entity: 'customer', id }, [`user:${deaf.userId}`]);
    await expect.poll(() => received.map(([event]) => event)).toContain('record-changed');
    expect(JSON.stringify(received)).not.toContain('customer-file-message');
    socket.disconnect();
  });

  it('is published to followers of the conversation wherever they are, and elsewhere to no other user', async () => {
    const [follower, elsewhere] = [
      await listen(owner),
      await listen(await server.signIn('admin@test.example')),
    ];
    const { can: _, ...message } = await post(other, 'Dla obserwujących');
    await expect.poll(() => follower.received).toContainEqual(['customer-file-message-new', { message }]);
    server.platform.emit('record-changed', { entity: 'customer', id }, ['right:customer.get']);
    await expect.poll(() => elsewhere.received.map(([event]) => event)).toContain('record-changed');
    expect(JSON.stringify(elsewhere.received)).not.toContain('customer-file-message');
    follower.socket.disconnect();
    elsewhere.socket.disconnect();
  });

  it('carries files that come back under their Polish names', async () => {
    const { files } = await post(owner, 'Oferta', [new File(['treść'], 'Żółta oferta.txt')]);
    expect(files).toMatchObject([{ name: 'Żółta oferta.txt', size: 7 }]);
    const { blob, filename } = await other.client.files.download({ params: { id: files[0]?.id ?? '' } });
    expect(filename).toBe('Żółta oferta.txt');
    expect(await blob.text()).toBe('treść');
  });

  it('is listed newest first, or oldest first when requested [S4.15]', async () => {
    const newest = await owner.client.comments.find({ params: { id } });
    const oldest = await owner.client.comments.find({ params: { id }, query: { order: 'ASC' } });
    expect(newest.items[0]?.message).toBe('Oferta');
    expect(oldest).toEqual({ ...newest, items: newest.items.toReversed() });
  });

  it('mentions people once, and they follow from then on', async () => {
    const comment = await post(
      owner,
      `@[Wiktor Żak](${other.userId}) i @[Wiktor Żak](${other.userId}) zerknij`,
    );
    expect(comment.mentions.map((person) => person.id)).toEqual([other.userId]);
    const chats = await other.client.comments.getFollowedChats();
    expect(chats).toMatchObject([{ customerFileId: id, isUnread: true, customerName: 'Żółw' }]);
    expect(chats[0]?.message).toBe('@Wiktor Żak i @Wiktor Żak zerknij');
  });

  it.each([
    ['letters and dashes', 'a-'.repeat(18)],
    ['dashes in other places', '0192f0c10000-7000-8000-0000-0000000ffff0'.slice(0, 36)],
    ['capital letters', '0192F0C1-0000-7000-8000-00000000FFFF'],
    ['what no id looks like', 'kto-to'],
  ])('with %s for a mention is refused by its field, in a change as well', async (_, person) => {
    const refused = refusal('validation', 422, {
      fields: [expect.objectContaining({ path: 'message', code: 'mention_invalid' })],
    });
    const message = `Zobacz, @[Anna](${person})`;
    await expect(post(owner, message)).rejects.toEqual(refused);
    const params = { id: (await post(owner, 'Bez wzmianki')).id };
    await expect(owner.client.comments.edit({ params, body: { message } })).rejects.toEqual(refused);
  });

  it('mentions no user who may not read it', async () => {
    const stranger = '0192f0c1-0000-7000-8000-00000000ffff';
    expect((await post(owner, `@[Duch](${stranger})`)).mentions).toEqual([]);
  });

  it('knows who has read it, and reading never goes back', async () => {
    const first = await post(owner, 'Pierwsza');
    const second = await post(owner, 'Druga');
    await other.client.comments.updateLastReadMessage({ params: { id: second.id } });
    await other.client.comments.updateLastReadMessage({ params: { id: first.id } });
    const { messageReadBy } = await owner.client.comments.find({ params: { id } });
    expect(messageReadBy.find(({ reader }) => reader.id === other.userId)?.messageId).toBe(second.id);
    expect((await other.client.comments.getFollowedChats())[0]?.isUnread).toBe(false);
  });

  it('makes the chat unread for others and setChatAsRead ends that [S4.15, S7.3]', async () => {
    await post(owner, 'Nowa');
    expect((await other.client.comments.getFollowedChats())[0]?.isUnread).toBe(true);
    expect((await owner.client.comments.getFollowedChats())[0]?.isUnread).toBe(false);
    await other.client.comments.setChatAsRead({ params: { id } });
    expect((await other.client.comments.getFollowedChats())[0]?.isUnread).toBe(false);
  });

  it('is posted once under one key, however often it is sent', async () => {
    const key = crypto.randomUUID();
    const body = { customerFileId: id, message: 'Raz' };
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => owner.client.comments.create({ body }, { idempotencyKey: key })),
    );
    expect(new Set(sent.map((comment) => comment.id)).size).toBe(1);
    const found = await owner.client.comments.find({ params: { id } });
    expect(found.items.filter(({ message }) => message === 'Raz')).toHaveLength(1);
  });
});

describe('changing a comment', () => {
  it('is for its author alone', async () => {
    const { id: comment } = await post(owner, 'Moje');
    await expect(
      other.client.comments.edit({ params: { id: comment }, body: { message: 'Nie twoje' } }),
    ).rejects.toEqual(refusal('access_denied', 403));
    const edited = await owner.client.comments.edit({
      params: { id: comment },
      body: { message: 'Poprawione' },
    });
    expect(edited).toMatchObject({ message: 'Poprawione', can: { edit: true, remove: true } });
    expect(edited.updatedAt).not.toBeNull();
  });

  it('is over after 24 hours, removing is not', async () => {
    const { id: comment } = await post(owner, 'Stara');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000);
    await server.db.updateTable('comment').set({ createdAt: yesterday }).where('id', '=', comment).execute();
    await expect(
      owner.client.comments.edit({ params: { id: comment }, body: { message: 'Za późno' } }),
    ).rejects.toEqual(refusal('edit_window_over', 409));
    const removed = await owner.client.comments.remove({ params: { id: comment } });
    expect(removed).toMatchObject({ isRemoved: true, message: '', can: { edit: false, remove: false } });
  });

  it('by removing it removes the files and leaves the trace', async () => {
    const { id: comment, files } = await post(owner, 'Z plikiem', [new File(['x'], 'a.txt')]);
    const file = files[0]?.id ?? '';
    await owner.client.comments.remove({ params: { id: comment } });
    await expect(owner.client.files.download({ params: { id: file } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const found = await owner.client.comments.find({ params: { id } });
    expect(found.items.find((one) => one.id === comment)).toMatchObject({
      isRemoved: true,
      author: { id: owner.userId },
    });
  });
});

describe('notes', () => {
  it('are separate from comments and make no other user follow', async () => {
    const customer = await other.client.customers.create({
      body: { lastName: 'Notka', emails: ['n@a.example'] },
    });
    const file = await openOpportunity(customer.id);
    await other.client.comments.create({
      body: { customerFileId: file, message: 'Dla siebie', isNote: 'true' },
    });
    expect(await owner.client.comments.find({ params: { id: file } })).toMatchObject({ items: [] });
    expect(await owner.client.comments.notes({ params: { id: file } })).toMatchObject({
      items: [{ isNote: true }],
    });
    const chats = await owner.client.comments.getFollowedChats();
    expect(chats.map((chat) => chat.customerFileId)).not.toContain(file);
  });
});

describe('a conversation', () => {
  it('finds the salesperson of an opportunity', async () => {
    expect(await other.client.comments.findWorker({ params: { id } })).toMatchObject({ id: owner.userId });
  });

  it('does not exist for those who may not read the opportunity', async () => {
    const { client } = await server.signIn('platformer@test.example');
    await expect(client.comments.find({ params: { id } })).rejects.toEqual(refusal('not_found', 404));
  });

  it('is over in the archive', async () => {
    const customer = await owner.client.customers.create({
      body: { lastName: 'Koniec', emails: ['k@a.example'] },
    });
    const file = await openOpportunity(customer.id);
    const [reason] = await owner.client.archiveReasons.list();
    await owner.client.opportunities.archive({
      params: { id: file },
      body: { version: 1, archiveReasonId: reason?.id ?? '' },
    });
    await expect(post(owner, 'Jeszcze coś', [], file)).rejects.toEqual(refusal('opportunity_archived', 409));
  });
});
