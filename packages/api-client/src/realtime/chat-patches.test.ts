import { describe, expect, it } from 'vitest';

import { sampleComments } from '../mocks/samples/conversation.ts';
import { anna, piotr, sampleId } from '../mocks/samples/people.ts';
import { chatPatches, withChats, type Chats } from './chat-patches.ts';
import type { ServerPayload } from './events.ts';

type Message = ServerPayload<'customer-file-message-new'>['message'];

const patches = chatPatches(({ customerFileId }: { customerFileId: string }) => customerFileId);
const reader = { id: anna.id, canEditMessages: true };
const [sample] = sampleComments;
if (!sample) throw new Error('no sample');
const { can: _, ...common } = sample;

const chatOf = (number: number, change: Partial<Chats[number]> = {}): Chats[number] => ({
  kind: 'CUSTOMER_FILE',
  customerFileId: sampleId(number),
  customerId: sampleId(900),
  customerName: 'Jan Żółw',
  messageId: sampleId(number * 10),
  message: 'Dzień dobry',
  author: piotr,
  lastMessageAt: `2026-11-20T1${number}:00:00.000Z`,
  readAt: null,
  isUnread: false,
  cfWorkerId: null,
  isArchived: false,
  ...change,
});

/** In the order of the server: unread first, then by the newest message; one without a message is last. */
const chats: Chats = [
  chatOf(1, { isUnread: true }),
  chatOf(3),
  chatOf(2),
  chatOf(4, { messageId: null, message: null, author: null, lastMessageAt: null }),
];
const order = (list: Chats | undefined) => list?.map(({ customerFileId }) => customerFileId);
const messageIn = (number: number, change: Partial<Message> = {}): Message => ({
  ...common,
  id: sampleId(500),
  customerFileId: sampleId(number),
  message: `Cześć @[Anna Nowak](${anna.id})`,
  author: piotr,
  createdAt: '2026-11-20T18:00:00.000Z',
  ...change,
});

describe('the list of followed chats', () => {
  it('shows a new message of another user as unread and first', () => {
    const list = patches.withLastMessage(chats, messageIn(2), reader);
    expect(order(list)).toEqual([2, 1, 3, 4].map(sampleId));
    expect(list?.[0]).toEqual({
      ...chatOf(2),
      messageId: sampleId(500),
      message: 'Cześć @Anna Nowak',
      author: piotr,
      lastMessageAt: '2026-11-20T18:00:00.000Z',
      isUnread: true,
    });
  });

  it('shows an own message as read, below what is unread', () => {
    const list = patches.withLastMessage(chats, messageIn(4, { author: anna }), reader);
    expect(order(list)).toEqual([1, 4, 3, 2].map(sampleId));
  });

  it('retains its newest message when an older one arrives late', () => {
    expect(patches.withLastMessage(chats, messageIn(2, { id: sampleId(1) }), reader)).toBe(chats);
  });

  it('is refetched where only the server knows: an unknown chat, the message before a removed one', () => {
    expect(patches.withLastMessage(chats, messageIn(7), reader)).toBeUndefined();
    const last = { id: sampleId(20), isRemoved: true, message: '' };
    expect(patches.withChangedMessage(chats, messageIn(2, last), reader)).toBeUndefined();
  });

  it('shows a changed last message, and is the same for any other', () => {
    const list = patches.withChangedMessage(
      chats,
      messageIn(2, { id: sampleId(20), message: 'Inaczej' }),
      reader,
    );
    expect(list?.map(({ message }) => message)).toEqual(['Dzień dobry', 'Dzień dobry', 'Inaczej', null]);
    expect(patches.withChangedMessage(chats, messageIn(2, { id: sampleId(19) }), reader)).toBe(chats);
  });

  it('is read as far as the reader came', () => {
    const read = { customerFileId: sampleId(1), reader: anna, readAt: '2026-11-20T19:00:00.000Z' };
    const [half] = patches.withOwnReadMark(chats, { ...read, messageId: sampleId(9) });
    expect(half).toMatchObject({ isUnread: true, readAt: read.readAt });
    expect(order(patches.withOwnReadMark(chats, { ...read, messageId: sampleId(10) }))).toEqual(
      [3, 2, 1, 4].map(sampleId),
    );
    expect(order(patches.withoutUnread(chats, { customerFileId: sampleId(1) }))).toEqual(
      [3, 2, 1, 4].map(sampleId),
    );
  });
});

describe('the list of chats where the reader was mentioned', () => {
  const mention = { mentions: [anna] };

  it('has messages that mention them, and no others', () => {
    expect(patches.withLastMessage(chats, messageIn(2, { mentions: [] }), reader, 'mentions')).toBe(chats);
    const list = patches.withLastMessage(chats, messageIn(2, mention), reader, 'mentions');
    expect(order(list)).toEqual([2, 1, 3, 4].map(sampleId));
  });

  it('is refetched when a change mentions them, or does so no more', () => {
    const changed = (id: number, mentions: Message['mentions']) =>
      patches.withChangedMessage(chats, messageIn(2, { id: sampleId(id), mentions }), reader, 'mentions');
    expect(changed(19, [anna])).toBeUndefined();
    expect(changed(20, [])).toBeUndefined();
    expect(changed(19, [])).toBe(chats);
  });
});

describe('pages of chats', () => {
  const pages = {
    pages: [
      { items: chats.slice(0, 2), next: 'a' },
      { items: chats.slice(2), next: null },
    ],
    pageParams: [undefined, 'a'],
  };

  it('follow as one list, each in its length', () => {
    const changed = withChats(pages, (list) => list.toReversed());
    expect(changed?.pages.map(({ items }) => order(items))).toEqual([
      [4, 2].map(sampleId),
      [3, 1].map(sampleId),
    ]);
    const shorter = withChats(pages, (list) => list.slice(1));
    expect(shorter?.pages.map(({ items }) => items.length)).toEqual([2, 1]);
  });

  it('are the same where nothing changes, and refetched where only the server knows', () => {
    expect(withChats(pages, () => undefined)).toBeUndefined();
    const stored = { ...pages, pages: pages.pages.slice(0, 1) };
    expect(withChats(stored, (list) => list)).toBe(stored);
  });
});
