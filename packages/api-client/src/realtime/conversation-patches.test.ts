import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sampleComments } from '../mocks/samples/conversation.ts';
import { anna, piotr, sampleId } from '../mocks/samples/people.ts';
import { withChange, withMessage, withReadMark, type Pages as PagesOf } from './conversation-patches.ts';
import type { ServerPayload } from './events.ts';

type Message = ServerPayload<'customer-file-message-new'>['message'];
type Pages = PagesOf<Message>;

const [sample] = sampleComments;
if (!sample) throw new Error('no sample');
const { can: _, ...common } = sample;

const reader = { id: anna.id, canEditMessages: true };
const none = { edit: false, remove: false };

const messageOf = (number: number, change: Partial<Message> = {}): Message => ({
  ...common,
  id: sampleId(number),
  author: piotr,
  ...change,
});

/** Returns messages `from` to `to` in pages of `size`, with more pages at the given ends. */
function pagesOf(
  from: number,
  to: number,
  size: number,
  ends: { older?: string; newer?: string } = {},
): Pages {
  const numbers = Array.from({ length: to - from + 1 }, (__, index) => from + index);
  const parts: number[][] = [];
  for (let start = 0; start < numbers.length; start += size) parts.push(numbers.slice(start, start + size));
  const last = Math.max(parts.length - 1, 0);
  const pages = (parts.length > 0 ? parts : [[]]).map((part, index) => ({
    items: part.map((number) => ({ ...messageOf(number), can: none })),
    older: index === 0 ? (ends.older ?? null) : 'cursor',
    newer: index === last ? (ends.newer ?? null) : 'cursor',
    messageReadBy: [],
    firstUnreadId: null,
    unreadBelow: { ids: [], isMore: false },
    isFollowed: false,
  }));
  return { pages, pageParams: pages.map(() => null) };
}

const idsOf = ({ pages }: Pages) => pages.flatMap(({ items }) => items.map(({ id }) => id));
const idsFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (__, index) => sampleId(from + index));
const asc = { query: { order: 'ASC' } } as const;

describe('a new message', () => {
  it('appears once and in its place in a conversation open at its end, in whatever order messages arrive', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.shuffledSubarray([101, 102, 103, 104, 105], { minLength: 1 }),
        (count, size, arriving) => {
          const stored = pagesOf(101 - count, 100, size);
          const twice = [...arriving, ...arriving];
          const patched = twice.reduce(
            (pages, number) => withMessage(pages, messageOf(number), reader, asc),
            stored,
          );
          const arrived = arriving.toSorted((a, b) => a - b).map(sampleId);
          expect(idsOf(patched)).toEqual([...idsFrom(101 - count, 100), ...arrived]);
        },
      ),
    );
  });

  it('only marks a conversation open elsewhere as having something unread', () => {
    const stored = pagesOf(1, 10, 4, { newer: 'cursor' });
    const patched = withMessage(stored, messageOf(50), reader, asc);
    expect(idsOf(patched)).toEqual(idsOf(stored));
    expect(patched.pages.map((page) => page.firstUnreadId)).toEqual([50, 50, 50].map(sampleId));
    expect(withMessage(stored, messageOf(50, { isNote: true }), reader, asc)).toBe(stored);
  });

  it('is counted once below a conversation open elsewhere, until it is read or gone, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([50, 51, 52, 53, 54], { minLength: 1 }),
        fc.constantFrom(50, 51, 52, 53, 54),
        fc.integer({ min: 49, max: 54 }),
        (arriving, gone, readTo) => {
          const stored = pagesOf(1, 10, 4, { newer: 'cursor' });
          const notified = [...arriving, ...arriving].reduce(
            (pages, number) => withMessage(pages, messageOf(number), reader, asc),
            stored,
          );
          const removed = withChange(notified, messageOf(gone, { isRemoved: true }), reader);
          const mark = { reader: anna, messageId: sampleId(readTo), readAt: sample.createdAt };
          const below = withReadMark(removed, mark, reader).pages.at(-1)?.unreadBelow;
          const left = arriving.filter((number) => number !== gone && number > readTo);
          expect(below).toEqual({ ids: left.toSorted((a, b) => a - b).map(sampleId), isMore: false });
        },
      ),
    );
  });

  it('below is not counted beyond a hundred, which indicates that there are more', () => {
    const stored = pagesOf(1, 10, 10, { newer: 'cursor' });
    const numbers = Array.from({ length: 102 }, (__, index) => 11 + index);
    const notified = numbers.reduce(
      (pages, number) => withMessage(pages, messageOf(number), reader, asc),
      stored,
    );
    expect(notified.pages[0]?.unreadBelow).toEqual({ ids: idsFrom(11, 110), isMore: true });
    const own = messageOf(200, { author: anna });
    expect(withMessage(stored, own, reader, asc).pages[0]?.unreadBelow).toEqual({ ids: [], isMore: false });
  });

  it('is placed in order among newer ones, and before all only where nothing is older', () => {
    const holed = withMessage(pagesOf(2, 3, 5), messageOf(5), reader, asc);
    expect(idsOf(withMessage(holed, messageOf(4), reader, asc))).toEqual(idsFrom(2, 5));
    expect(idsOf(withMessage(holed, messageOf(1), reader, asc))[0]).toBe(sampleId(1));
    const openPages = pagesOf(2, 3, 5, { older: 'cursor' });
    expect(idsOf(withMessage(openPages, messageOf(1), reader, asc))).toEqual(idsFrom(2, 3));
  });

  it('is placed first where pages are newest first', () => {
    const [page] = withMessage(pagesOf(1, 1, 1), messageOf(2), reader, {}).pages;
    expect(page?.items.map(({ id }) => id)).toEqual([sampleId(2), sampleId(1)]);
  });

  it('may be changed by its author alone, who has the right', () => {
    const own = messageOf(9, { author: anna });
    const canOf = (message: Message, canEditMessages = true) =>
      withMessage(pagesOf(1, 1, 1), message, { ...reader, canEditMessages }, asc).pages[0]?.items.at(-1)?.can;
    expect(canOf(own)).toEqual({ edit: true, remove: true });
    expect(canOf(own, false)).toEqual(none);
    expect(canOf(messageOf(9))).toEqual(none);
  });
});

describe('the author of a message', () => {
  it('has read everything before', () => {
    const unread = withMessage(pagesOf(1, 1, 5), messageOf(2), reader, asc);
    const answered = withMessage(unread, messageOf(3, { author: anna }), reader, asc);
    expect(answered.pages[0]?.firstUnreadId).toBeNull();
    expect(answered.pages[0]?.messageReadBy.map(({ reader: who, messageId }) => [who.id, messageId])).toEqual(
      [
        [piotr.id, sampleId(2)],
        [anna.id, sampleId(3)],
      ],
    );
  });
});

describe('a change of a message', () => {
  const edited = messageOf(2, { message: 'Nowe', updatedAt: '2026-11-20T16:00:00.000Z' });

  it('changes that message alone', () => {
    const stored = pagesOf(1, 3, 2);
    const patched = withChange(stored, edited, reader);
    expect(patched.pages[0]?.items[1]).toEqual({ ...edited, can: none });
    expect(patched.pages[1]).toBe(stored.pages[1]);
  });

  it('never puts an older state over a newer one', () => {
    const patched = withChange(pagesOf(1, 3, 2), edited, reader);
    expect(withChange(patched, { ...edited, updatedAt: '2026-11-20T15:00:00.000Z' }, reader)).toBe(patched);
    const removed = withChange(patched, { ...edited, message: '', isRemoved: true }, reader);
    expect(withChange(removed, edited, reader)).toBe(removed);
  });

  it('that removes what was first unread makes the next one that', () => {
    const stored = withMessage(pagesOf(1, 1, 2), messageOf(2), reader, asc);
    const two = withMessage(stored, messageOf(3), reader, asc);
    expect(withChange(two, messageOf(2, { isRemoved: true }), reader).pages[0]?.firstUnreadId).toBe(
      sampleId(3),
    );
  });
});

describe('a read mark', () => {
  const mark = (number: number, who = piotr) => ({
    reader: who,
    messageId: sampleId(number),
    readAt: '2026-11-20T16:00:00.000Z',
  });

  it('moves one reader, never back', () => {
    const read = withReadMark(withReadMark(pagesOf(1, 3, 2), mark(2), reader), mark(1, anna), reader);
    expect(read.pages.map((page) => page.messageReadBy)).toEqual([
      [mark(2), mark(1, anna)],
      [mark(2), mark(1, anna)],
    ]);
    expect(withReadMark(read, mark(1), reader)).toBe(read);
    expect(withReadMark(read, mark(3), reader).pages[0]?.messageReadBy).toEqual([mark(1, anna), mark(3)]);
  });

  it('of the reader moves what is first unread', () => {
    const unread = [2, 3].reduce(
      (pages, number) => withMessage(pages, messageOf(number), reader, asc),
      pagesOf(1, 1, 5),
    );
    expect(unread.pages[0]?.firstUnreadId).toBe(sampleId(2));
    expect(withReadMark(unread, mark(2, anna), reader).pages[0]?.firstUnreadId).toBe(sampleId(3));
    expect(withReadMark(unread, mark(3, anna), reader).pages[0]?.firstUnreadId).toBeNull();
    expect(withReadMark(unread, mark(3), reader).pages[0]?.firstUnreadId).toBe(sampleId(2));
  });
});

describe('a message that others answer', () => {
  const quoted = { id: sampleId(1), author: piotr, excerpt: 'Przedtem', isRemoved: false };
  const stored: Pages = {
    pages: pagesOf(1, 3, 3).pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === sampleId(3) ? { ...item, replyTo: quoted } : item)),
    })),
    pageParams: [null],
  };
  const quoteIn = (pages: Pages) => pages.pages[0]?.items[2]?.replyTo;
  const change = { message: 'Potem', updatedAt: '2026-11-20T16:00:00.000Z' };

  it('is quoted as it is now', () => {
    expect(quoteIn(withChange(stored, messageOf(1, change), reader))).toEqual({
      ...quoted,
      excerpt: 'Potem',
    });
    const gone = withChange(stored, messageOf(1, { message: '', isRemoved: true }), reader);
    expect(quoteIn(gone)).toEqual({ ...quoted, excerpt: '', isRemoved: true });
    // also where the message itself is not cached
    const elsewhere = {
      ...stored,
      pages: stored.pages.map((page) => ({ ...page, items: page.items.slice(1) })),
    };
    const patched = withChange(elsewhere, messageOf(1, change), reader);
    expect(patched.pages[0]?.items[1]?.replyTo?.excerpt).toBe('Potem');
  });

  it('is not quoted as it was before, when an older change arrives late', () => {
    const newer = withChange(stored, messageOf(1, change), reader);
    const late = messageOf(1, { message: 'Pomiędzy', updatedAt: '2026-11-20T15:00:00.000Z' });
    expect(withChange(newer, late, reader)).toBe(newer);
  });
});
