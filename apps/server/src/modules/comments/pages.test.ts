import { draws, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
/** A conversation of 60 messages, every third of another user, and its ids from the oldest. */
let id: string;
let ids: string[];

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  id = await openConversation();
  ids = await write(id, 60);
});
afterAll(() => server.close());

async function openConversation(): Promise<string> {
  const body = { lastName: 'Żółw', emails: [`${crypto.randomUUID()}@a.example`] };
  const { id: customerId } = await owner.client.customers.create({ body });
  return (await owner.client.opportunities.create({ body: { customerId } })).id;
}

/** Messages written at once, as if one a second; answers their ids from the oldest. */
async function write(customerFileId: string, count: number, isNote = false): Promise<string[]> {
  const start = Date.now() - 3_600_000;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7({ msecs: start + index * 1000 }),
    customerFileId,
    isNote,
    message: `${index}`,
    authorId: index % 3 === 0 ? other.userId : owner.userId,
  }));
  await server.db.insertInto('comment').values(rows).execute();
  return rows.map((row) => row.id);
}

type Query = NonNullable<Parameters<SignedIn['client']['comments']['find']>[0]['query']>;

const read = (query: Query = {}, customerFileId = id, who = owner) =>
  who.client.comments.find({ params: { id: customerFileId }, query });

/** All pages from one on, in either direction; ids from the oldest. */
async function readFrom(query: Query, sides: readonly ('older' | 'newer')[], customerFileId = id) {
  const { limit, order } = query;
  const first = await read(query, customerFileId);
  const idsOf = ({ items }: typeof first) =>
    (order === 'ASC' ? items : items.toReversed()).map((item) => item.id);
  const found = idsOf(first);
  for (const side of sides) {
    for (let cursor = first[side]; cursor !== null;) {
      const page = await read({ limit, order, cursor }, customerFileId);
      if (side === 'older') found.unshift(...idsOf(page));
      else found.push(...idsOf(page));
      cursor = page[side];
    }
  }
  return found;
}

describe('pages of a conversation', () => {
  it('joined in either order, from any point and of any size, are the conversation, each message once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('ASC', 'DESC'),
        fc.oneof(
          fc.constant('newest'),
          fc.constant('unread'),
          fc.nat({ max: 59 }).map((at) => ids[at] ?? ''),
        ),
        fc.constantFrom(['older', 'newer'] as const, ['newer', 'older'] as const),
        async (limit, order, around, sides) => {
          expect(await readFrom({ limit: Math.max(limit, 7), order, around }, sides)).toEqual(ids);
        },
      ),
      draws({ usual: 8, all: 30 }),
    );
  });

  it('contain the messages that existed while others write, and new messages once', async () => {
    const customerFileId = await openConversation();
    const before = await write(customerFileId, 30);
    const post = (who: SignedIn, message: string) =>
      who.client.comments.create({ body: { customerFileId, message } });
    const writing = Promise.all(
      [owner, other].map(async (who, writer) => {
        for (let number = 0; number < 15; number += 1) await post(who, `${writer}-${number}`);
      }),
    );
    const around = before[15] ?? '';
    const found = await readFrom({ limit: 4, order: 'ASC', around }, ['newer', 'older'], customerFileId);
    await writing;
    expect(found.slice(0, 30)).toEqual(before);
    // what followed the end when it was reached is there without a hole
    const all = await readFrom({ limit: 100, order: 'ASC' }, ['older'], customerFileId);
    expect(found).toEqual(all.slice(0, found.length));
    expect(all).toHaveLength(60);
  });

  it('start at the end, at a message, or at the first unread message', async () => {
    const newest = await read({ limit: 10 });
    expect(newest.items.map((item) => item.id)).toEqual(ids.slice(-10).toReversed());
    expect(newest.newer).toBeNull();
    const around = await read({ limit: 10, order: 'ASC', around: ids[30] ?? '' });
    expect(around.items.map((item) => item.id)).toEqual(ids.slice(26, 36));

    await owner.client.comments.updateLastReadMessage({ params: { id: ids[40] ?? '' } });
    const unread = await read({ limit: 10, order: 'ASC', around: 'unread' });
    // 41 is the reader's own
    expect(unread.firstUnreadId).toBe(ids[42]);
    expect(unread.items.map((item) => item.id)).toEqual(ids.slice(38, 48));
  });

  it('count unread messages of others below them, up to a hundred, and none at the end', async () => {
    const customerFileId = await openConversation();
    const written = await write(customerFileId, 321);
    const ofOther = written.filter((_, index) => index % 3 === 0);
    const first = written[0] ?? '';
    const around = (at: string | undefined, order: 'ASC' | 'DESC' = 'ASC') =>
      read({ limit: 2, order, around: at ?? '' }, customerFileId);
    const { items, unreadBelow } = await around(first);
    expect(items.at(-1)?.id).toBe(written[1]);
    expect(unreadBelow).toEqual({ ids: ofOther.slice(1, 101), isMore: true });
    const { unreadBelow: few, items: late } = await around(written[300], 'DESC');
    expect(few).toEqual({
      ids: ofOther.filter((one) => one > (late[0]?.id ?? '')),
      isMore: false,
    });
    expect((await read({ limit: 2 }, customerFileId)).unreadBelow).toEqual({ ids: [], isMore: false });
    await owner.client.comments.updateLastReadMessage({ params: { id: ofOther[104] ?? '' } });
    expect((await around(first)).unreadBelow).toEqual({ ids: ofOther.slice(105), isMore: false });
  });

  it('list each reader once with the last message they have read', async () => {
    await other.client.comments.updateLastReadMessage({ params: { id: ids[50] ?? '' } });
    const { messageReadBy } = await read({ limit: 1 });
    expect(messageReadBy.map(({ reader, messageId }) => [reader.id, messageId])).toEqual([
      [owner.userId, ids[40]],
      [other.userId, ids[50]],
    ]);
  });

  it('end with what is unread when everything is read', async () => {
    await other.client.comments.setChatAsRead({ params: { id } });
    const page = await read({ limit: 5, around: 'unread' }, id, other);
    expect(page).toMatchObject({ firstUnreadId: null, newer: null });
    expect(page.items[0]?.id).toBe(ids.at(-1));
  });

  it('retain the place of a removed message', async () => {
    const customerFileId = await openConversation();
    const written = await write(customerFileId, 3);
    await owner.client.comments.remove({ params: { id: written[1] ?? '' } });
    const { items } = await read({ order: 'ASC' }, customerFileId);
    expect(items.map(({ id: one, isRemoved }) => [one, isRemoved])).toEqual(
      written.map((one, place) => [one, place === 1]),
    );
    // a deleted message does not count as unread
    await other.client.comments.remove({ params: { id: written[0] ?? '' } });
    expect((await read({}, customerFileId)).firstUnreadId).toBeNull();
  });

  it('of notes know no readers', async () => {
    const customerFileId = await openConversation();
    const notes = await write(customerFileId, 3, true);
    const { client } = owner;
    const page = await client.comments.notes({
      params: { id: customerFileId },
      query: { limit: 2, around: 'unread' },
    });
    expect(page).toMatchObject({ messageReadBy: [], firstUnreadId: null, newer: null });
    const older = await client.comments.notes({
      params: { id: customerFileId },
      query: { cursor: page.older ?? '' },
    });
    expect([...page.items, ...older.items].map((item) => item.id)).toEqual(notes.toReversed());
  });
});

describe('a point or cursor', () => {
  it('of another conversation, or of the notes, is not found', async () => {
    const elsewhere = await openConversation();
    const [foreign = ''] = await write(elsewhere, 1);
    const [note = ''] = await write(id, 1, true);
    for (const around of [foreign, note, uuidv7()]) {
      await expect(read({ around })).rejects.toEqual(refusal('not_found', 404));
    }
  });

  it('that cannot be read, or is of another conversation, is refused', async () => {
    const elsewhere = await openConversation();
    await write(elsewhere, 2);
    const foreign = (await read({ limit: 1 }, elsewhere)).older ?? '';
    const notes = Buffer.from(`older ${ids[5]} notes:${id}`).toString('base64url');
    for (const cursor of [foreign, notes, 'abc', Buffer.from('older x y').toString('base64url')]) {
      await expect(read({ cursor })).rejects.toMatchObject({ status: 422, code: 'validation' });
    }
  });

  it('cannot be combined with another', async () => {
    const { older } = await read({ limit: 1 });
    await expect(read({ cursor: older ?? '', around: 'newest' })).rejects.toMatchObject({ status: 422 });
    await expect(read({ limit: 101 })).rejects.toMatchObject({ status: 422 });
  });
});
