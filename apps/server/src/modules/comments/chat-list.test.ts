import { draws, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  platformer = await server.signIn('platformer@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('customerFile').execute();
});
afterAll(() => server.close());

const write = (who: SignedIn, customerFileId: string, message: string, isNote = false) =>
  who.client.comments.create({ body: { customerFileId, message, isNote: isNote ? 'true' : 'false' } });
const mentionOf = ({ userId }: SignedIn) => `@[Wiktor Żak](${userId})`;
const chats = async (who: SignedIn, part: 'comments' | 'mentions' = 'comments') =>
  (await who.client.comments.chats({ query: { part } })).items;
const unread = (who: SignedIn) => who.client.comments.unreadChats();

describe('the list of chats', () => {
  it('has unread ones first, then the newest, each once however it is paged [S3.8, S4.15]', async () => {
    const files: string[] = [];
    for (let place = 0; place < 7; place += 1) {
      const { id } = await openOpportunity(server, worker);
      files.push(id);
      await write(place % 2 === 0 ? colleague : worker, id, `Wiadomość ${place}`);
    }
    const expected = [6, 4, 2, 0, 5, 3, 1].map((place) => files[place]);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await worker.client.comments.chats({
        query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
      });
      paged.push(...page.items.map(({ customerFileId }) => customerFileId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(expected);
    expect((await chats(worker))[0]).toMatchObject({
      kind: 'CUSTOMER_FILE',
      message: 'Wiadomość 6',
      isUnread: true,
      readAt: null,
      author: { id: colleague.userId },
      cfWorkerId: worker.userId,
      isArchived: false,
    });
    expect((await unread(worker)).comments.map(({ id }) => id)).toEqual(expected.slice(0, 4));
  });

  it('has messages of own opportunities also where another person owned them before', async () => {
    const { id } = await openOpportunity(server, colleague);
    await write(colleague, id, 'Przed przepisaniem');
    expect(await chats(worker)).toEqual([]);
    await server.db
      .updateTable('customerFile')
      .set({ workerId: worker.userId })
      .where('id', '=', id)
      .execute();
    expect(await chats(worker)).toMatchObject([{ customerFileId: id, isUnread: true }]);
    await worker.client.comments.followChat({ params: { id }, body: { follow: false } });
    expect(await chats(worker)).toEqual([]);
    expect(await unread(worker)).toEqual({ comments: [], mentions: [] });
  });

  it('has no own opportunity without messages', async () => {
    await openOpportunity(server, worker);
    expect(await chats(worker)).toEqual([]);
  });

  it('has mentions apart, with the last message that mentions, also where one follows no more [S3.8]', async () => {
    const { id } = await openOpportunity(server, colleague);
    const first = await write(colleague, id, `${mentionOf(worker)} zerknij`);
    await write(colleague, id, 'Bez wzmianki');
    await write(colleague, id, `${mentionOf(worker)} w notatce`, true);
    expect(await chats(worker, 'mentions')).toMatchObject([
      { messageId: first.id, message: '@Wiktor Żak zerknij', isUnread: true },
    ]);
    expect((await unread(worker)).mentions).toEqual([{ id, messageId: first.id }]);
    await worker.client.comments.updateLastReadMessage({ params: { id: first.id } });
    expect((await unread(worker)).mentions).toEqual([]);
    expect(await chats(worker)).toMatchObject([{ isUnread: true, message: 'Bez wzmianki' }]);
    await worker.client.comments.followChat({ params: { id }, body: { follow: false } });
    expect(await chats(worker)).toEqual([]);
    expect(await chats(worker, 'mentions')).toMatchObject([{ messageId: first.id, isUnread: false }]);
    await colleague.client.comments.remove({ params: { id: first.id } });
    expect(await chats(worker, 'mentions')).toEqual([]);
  });

  it('is searched by what customers are called, and by nothing that the reader may not see', async () => {
    const { id } = await openOpportunity(server, worker);
    await write(colleague, id, 'Treść');
    const found = async (search: string) =>
      (await worker.client.comments.chats({ query: { search } })).items.length;
    const [chat] = await chats(worker);
    expect(await found(chat?.customerName.slice(0, 4) ?? '')).toBe(1);
    expect(await found('Nikt taki')).toBe(0);
  });

  it('leaves out what the reader may not read, and does not count it', async () => {
    const { id } = await openOpportunity(server, worker);
    await server.db
      .insertInto('chatFollower')
      .values({ customerFileId: id, internalEnquiryId: null, userId: platformer.userId })
      .execute();
    await write(worker, id, 'Tylko dla sprzedaży');
    expect(await chats(platformer)).toEqual([]);
    expect(await unread(platformer)).toEqual({ comments: [], mentions: [] });
    expect((await platformer.client.comments.search({ query: { search: 'sprzedaży' } })).items).toEqual([]);
  });

  it('refuses a cursor that is none', async () => {
    await expect(worker.client.comments.chats({ query: { cursor: 'x' } })).rejects.toMatchObject({
      status: 422,
    });
  });
});

const step = fc.record({
  chat: fc.nat(2),
  author: fc.constantFrom('worker', 'colleague'),
  does: fc.constantFrom('writes', 'writes', 'mentions', 'notes', 'reads', 'unfollows', 'removes'),
});

interface Stated {
  readonly id: string;
  readonly author: string;
  readonly mentions: boolean;
  removed: boolean;
}

it('what is unread matches a simple model, after any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await server.db.deleteFrom('customerFile').execute();
      const files = await Promise.all([1, 2, 3].map(() => openOpportunity(server, worker)));
      const model = files.map(({ id }) => ({ id, answered: [] as Stated[], read: '', follows: true }));
      for (const { chat: place, author, does } of steps) {
        const chat = model[place];
        if (!chat) continue;
        const who = author === 'worker' ? worker : colleague;
        if (does === 'reads') {
          await worker.client.comments.setChatAsRead({ params: { id: chat.id } });
          chat.read = chat.answered.at(-1)?.id ?? chat.read;
        } else if (does === 'unfollows') {
          await worker.client.comments.followChat({ params: { id: chat.id }, body: { follow: false } });
          chat.follows = false;
        } else if (does === 'removes') {
          const last = chat.answered.findLast((one) => one.author === author && !one.removed);
          if (!last) continue;
          await who.client.comments.remove({ params: { id: last.id } });
          last.removed = true;
        } else {
          const mentions = does === 'mentions';
          const text = mentions ? `${mentionOf(worker)} zerknij` : 'Treść';
          const { id } = await write(who, chat.id, text, does === 'notes');
          if (author === 'worker' || mentions) chat.follows = true;
          if (does === 'notes') continue;
          chat.answered.push({ id, author, mentions, removed: false });
          if (author === 'worker') chat.read = id;
        }
      }
      const unreadIn = (only: (one: Stated) => boolean) =>
        model
          .filter(({ answered, read }) => {
            const last = answered.findLast((one) => !one.removed && only(one));
            return last !== undefined && last.author !== 'worker' && last.id > read;
          })
          .map(({ id }) => id);
      const answer = await unread(worker);
      const followed = new Set(model.filter(({ follows }) => follows).map(({ id }) => id));
      expect(answer.comments.map(({ id }) => id).toSorted()).toEqual(
        unreadIn(() => true)
          .filter((id) => followed.has(id))
          .toSorted(),
      );
      expect(answer.mentions.map(({ id }) => id).toSorted()).toEqual(
        unreadIn(({ mentions }) => mentions).toSorted(),
      );
      const listed = (await chats(worker)).filter(({ isUnread }) => isUnread);
      expect(listed.map(({ customerFileId }) => customerFileId)).toEqual(answer.comments.map(({ id }) => id));
    }),
    draws({ usual: 5, all: 20 }),
  );
});

describe('the search in all conversations', () => {
  it('finds words of messages and notes, the newest first, with the text around them', async () => {
    const { id } = await openOpportunity(server, worker);
    const first = await write(colleague, id, `${'Wstęp. '.repeat(60)}Klient pyta o Škodę Octavię.`);
    const note = await write(worker, id, 'Oktawia? Octavia w notatce', true);
    const gone = await write(worker, id, 'Octavia do usunięcia');
    await worker.client.comments.remove({ params: { id: gone.id } });
    const { items } = await worker.client.comments.search({ query: { search: 'octavi' } });
    expect(items).toMatchObject([
      { id: note.id, isNote: true, customerFileId: id },
      { id: first.id, isNote: false, author: { id: colleague.userId } },
    ]);
    expect(items[1]?.excerpt).toMatch(/^….*Škodę Octavię\.$/);
  });

  it('finds a mention by name, and no person by their id', async () => {
    const { id } = await openOpportunity(server, worker);
    await write(colleague, id, `${mentionOf(worker)} zerknij`);
    const found = async (search: string) =>
      (await colleague.client.comments.search({ query: { search } })).items.length;
    expect(await found('wiktor zak')).toBe(1);
    expect(await found(worker.userId.slice(0, 13))).toBe(0);
  });

  it('is refused around a message that is not among what is found', async () => {
    const query = { search: 'rata', around: uuidv7() } as const;
    await expect(worker.client.comments.search({ query })).rejects.toEqual(refusal('not_found', 404));
  });

  it('is paged in both directions', async () => {
    const { id } = await openOpportunity(server, worker);
    const ids: string[] = [];
    for (let place = 0; place < 5; place += 1) ids.push((await write(worker, id, `Rata ${place}`)).id);
    const query = { search: 'rata', limit: 2 } as const;
    const first = await worker.client.comments.search({ query });
    const second = await worker.client.comments.search({ query: { ...query, cursor: first.older ?? '' } });
    const back = await worker.client.comments.search({ query: { ...query, cursor: second.newer ?? '' } });
    const idsOf = ({ items }: typeof first) => items.map((item) => item.id);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed().slice(0, 4));
    expect(idsOf(back)).toEqual(idsOf(first));
  });
});
