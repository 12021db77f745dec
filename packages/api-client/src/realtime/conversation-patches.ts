import { excerptOf, mostUnreadBelow } from '@szansa/domain/comment';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';

import type { Input } from '../contract/index.ts';
import type { changeable, readMark, unreadBelow, written } from '../endpoints/conversations.ts';
import type { Endpoints } from '../endpoints/index.ts';

/** Whose browser it is. */
export interface Reader {
  readonly id: string | null;
  /** Whether they may change and remove their own messages. */
  readonly canEditMessages: boolean;
}

/** What is known in their browser as well. */
export interface Listener extends Reader {
  /** Whether they follow the conversation with these pages; undefined where that is not known. */
  readonly follows: (pagesKey: QueryKey) => boolean | undefined;
}

/** A message of any conversation, whatever record it is about. */
export type Written = z.output<typeof written>;
type Can = z.output<(typeof changeable)['can']>;
type Item<M extends Written> = M & { readonly can: Can };
export type ReadMark = z.output<typeof readMark>;
type UnreadBelow = z.output<typeof unreadBelow>;

interface Page<M extends Written> {
  items: Item<M>[];
  older: string | null;
  newer: string | null;
  messageReadBy: ReadMark[];
  firstUnreadId: string | null;
  unreadBelow: UnreadBelow;
  isFollowed: boolean;
}

/** What the pages were asked for with. */
export type ConversationInput = Pick<Input<Endpoints['comments']['find']>, 'query'>;

/** Pages of a conversation that are kept, the older before the newer. */
export type Pages<M extends Written> = InfiniteData<Page<M>>;

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

/** Messages that are kept, from the oldest. */
function messagesOf<M extends Written>({ pages }: Pages<M>): Item<M>[] {
  return pages.flatMap(({ items }) => items).toSorted(byId);
}

function withPages<M extends Written>(
  kept: Pages<M>,
  change: (page: Page<M>, index: number) => Page<M>,
): Pages<M> {
  const pages = kept.pages.map(change);
  return pages.every((page, index) => page === kept.pages[index]) ? kept : { ...kept, pages };
}

/** The page a message belongs to: -1 when it stands before or after those that are kept. */
function placeOf<M extends Written>({ pages }: Pages<M>, id: string): number {
  const messages = messagesOf({ pages, pageParams: [] });
  const isAfterAll = messages.every((message) => message.id < id);
  if (isAfterAll) return pages.at(-1)?.newer === null ? pages.length - 1 : -1;
  const place = pages.findLastIndex(({ items }) => items.some((item) => item.id < id));
  return place === -1 && pages[0]?.older === null ? 0 : place;
}

/** The oldest message after another one that the reader has to read. */
function unreadAfter<M extends Written>(kept: Pages<M>, id: string, reader: Reader): string | null {
  const isUnread = (message: Written) =>
    message.id > id && message.author.id !== reader.id && !message.isRemoved;
  return messagesOf(kept).find(isUnread)?.id ?? null;
}

/** With a message that was written below; what stands below those that are told of is known to be there already. */
function belowWith(below: UnreadBelow, id: string): UnreadBelow {
  if (below.isMore || below.ids.includes(id)) return below;
  const ids = [...below.ids, id].toSorted();
  return { ids: ids.slice(0, mostUnreadBelow), isMore: ids.length > mostUnreadBelow };
}

function belowWithout(below: UnreadBelow, isGone: (id: string) => boolean): UnreadBelow {
  return below.ids.some(isGone) ? { ...below, ids: below.ids.filter((id) => !isGone(id)) } : below;
}

/**
 * A conversation with a new message, if it is kept as far as that; else it knows at least of what is unread. Whoever
 * writes has read everything before.
 */
export function withMessage<M extends Written>(
  kept: Pages<M>,
  message: M,
  reader: Reader,
  { query }: ConversationInput,
): Pages<M> {
  if (messagesOf(kept).some(({ id }) => id === message.id)) return kept;
  const isOwn = message.author.id === reader.id;
  const may = isOwn && reader.canEditMessages;
  const place = placeOf(kept, message.id);
  const isUnread = !isOwn && !message.isNote;
  const isBelow = isUnread && place === -1 && messagesOf(kept).every(({ id }) => id < message.id);
  const told = withPages(kept, (page, index) => {
    const firstUnreadId = page.firstUnreadId ?? (isUnread ? message.id : null);
    if (index !== place) {
      const below = isBelow ? belowWith(page.unreadBelow, message.id) : page.unreadBelow;
      const isSame = firstUnreadId === page.firstUnreadId && below === page.unreadBelow;
      return isSame ? page : { ...page, firstUnreadId, unreadBelow: below };
    }
    const items = [...page.items, { ...message, can: { edit: may, remove: may } }].toSorted(byId);
    return { ...page, items: query?.order === 'ASC' ? items : items.toReversed(), firstUnreadId };
  });
  if (message.isNote) return told;
  const { id: messageId, author, createdAt: readAt } = message;
  return withReadMark(told, { reader: author, messageId, readAt }, reader);
}

/** A conversation that the reader follows, or follows no more. */
export function withFollowing<M extends Written>(kept: Pages<M>, isFollowed: boolean): Pages<M> {
  return withPages(kept, (page) => (page.isFollowed === isFollowed ? page : { ...page, isFollowed }));
}

/** A message as it quotes another one that has been changed. */
function withQuoted<M extends Written>(item: Item<M>, { id, author, message, isRemoved }: Written): Item<M> {
  return { ...item, replyTo: { id, author, excerpt: excerptOf(message, []), isRemoved } };
}

/** A conversation with a message changed or removed, unless what is kept is newer. */
export function withChange<M extends Written>(kept: Pages<M>, message: M, reader: Reader): Pages<M> {
  const isNewer = (item: Item<M>) =>
    item.id === message.id &&
    !item.isRemoved &&
    (message.isRemoved || (item.updatedAt ?? '') < (message.updatedAt ?? ''));
  const isKnown = messagesOf(kept).some(({ id }) => id === message.id);
  const isOld = isKnown && !messagesOf(kept).some(isNewer);
  return withPages(kept, (page) => {
    const changed = page.items.find(isNewer);
    const isFirstUnread = message.isRemoved && page.firstUnreadId === message.id;
    const isQuoted = !isOld && page.items.some(({ replyTo }) => replyTo?.id === message.id);
    const below = belowWithout(page.unreadBelow, (id) => message.isRemoved && id === message.id);
    if (!changed && !isFirstUnread && !isQuoted && below === page.unreadBelow) return page;
    const can = message.isRemoved ? { edit: false, remove: false } : changed?.can;
    return {
      ...page,
      items: page.items.map((item) => {
        if (item === changed) return { ...message, can: can ?? item.can };
        return !isOld && item.replyTo?.id === message.id ? withQuoted(item, message) : item;
      }),
      firstUnreadId: isFirstUnread ? unreadAfter(kept, message.id, reader) : page.firstUnreadId,
      unreadBelow: below,
    };
  });
}

/** A conversation in which somebody has read further. */
export function withReadMark<M extends Written>(kept: Pages<M>, mark: ReadMark, reader: Reader): Pages<M> {
  const isOfReader = mark.reader.id === reader.id;
  return withPages(kept, (page) => {
    const known = page.messageReadBy.find((each) => each.reader.id === mark.reader.id);
    if (known && known.messageId >= mark.messageId) return page;
    const { firstUnreadId } = page;
    const hasReadFirst = isOfReader && firstUnreadId !== null && firstUnreadId <= mark.messageId;
    return {
      ...page,
      messageReadBy: [...page.messageReadBy.filter((each) => each !== known), mark],
      firstUnreadId: hasReadFirst ? unreadAfter(kept, mark.messageId, reader) : firstUnreadId,
      unreadBelow: belowWithout(page.unreadBelow, (id) => isOfReader && id <= mark.messageId),
    };
  });
}
