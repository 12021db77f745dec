import { excerptOf, mostUnreadBelow } from '@szansa/domain/comment';
import type { InfiniteData } from '@tanstack/react-query';
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

/** A message of a conversation about any kind of record. */
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

/** The query with which the pages were requested. */
export type ConversationInput = Pick<Input<Endpoints['comments']['find']>, 'query'>;

/** Cached pages of a conversation, the older before the newer. */
export type Pages<M extends Written> = InfiniteData<Page<M>>;

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

/** Returns the cached messages, from the oldest. */
function messagesOf<M extends Written>({ pages }: Pages<M>): Item<M>[] {
  return pages.flatMap(({ items }) => items).toSorted(byId);
}

function withPages<M extends Written>(
  cached: Pages<M>,
  change: (page: Page<M>, index: number) => Page<M>,
): Pages<M> {
  const pages = cached.pages.map(change);
  return pages.every((page, index) => page === cached.pages[index]) ? cached : { ...cached, pages };
}

/** Returns the index of the page a message belongs to: -1 when it is before or after the cached ones. */
function placeOf<M extends Written>({ pages }: Pages<M>, id: string): number {
  const messages = messagesOf({ pages, pageParams: [] });
  const isAfterAll = messages.every((message) => message.id < id);
  if (isAfterAll) return pages.at(-1)?.newer === null ? pages.length - 1 : -1;
  const place = pages.findLastIndex(({ items }) => items.some((item) => item.id < id));
  return place === -1 && pages[0]?.older === null ? 0 : place;
}

/** The oldest message after another one that the reader has to read. */
function unreadAfter<M extends Written>(cached: Pages<M>, id: string, reader: Reader): string | null {
  const isUnread = (message: Written) =>
    message.id > id && message.author.id !== reader.id && !message.isRemoved;
  return messagesOf(cached).find(isUnread)?.id ?? null;
}

/** Adds a message written below the cached part to the unread ids. Older unread ids are already cached. */
function belowWith(below: UnreadBelow, id: string): UnreadBelow {
  if (below.isMore || below.ids.includes(id)) return below;
  const ids = [...below.ids, id].toSorted();
  return { ids: ids.slice(0, mostUnreadBelow), isMore: ids.length > mostUnreadBelow };
}

function belowWithout(below: UnreadBelow, isGone: (id: string) => boolean): UnreadBelow {
  return below.ids.some(isGone) ? { ...below, ids: below.ids.filter((id) => !isGone(id)) } : below;
}

/**
 * Returns a conversation with a new message, if its end is cached; otherwise the message is counted among the unread
 * ones. The author of a message has read everything before it.
 */
export function withMessage<M extends Written>(
  cached: Pages<M>,
  message: M,
  reader: Reader,
  { query }: ConversationInput,
): Pages<M> {
  if (messagesOf(cached).some(({ id }) => id === message.id)) return cached;
  const isOwn = message.author.id === reader.id;
  const may = isOwn && reader.canEditMessages;
  const place = placeOf(cached, message.id);
  const isUnread = !isOwn && !message.isNote;
  const isBelow = isUnread && place === -1 && messagesOf(cached).every(({ id }) => id < message.id);
  const patched = withPages(cached, (page, index) => {
    const firstUnreadId = page.firstUnreadId ?? (isUnread ? message.id : null);
    if (index !== place) {
      const below = isBelow ? belowWith(page.unreadBelow, message.id) : page.unreadBelow;
      const isSame = firstUnreadId === page.firstUnreadId && below === page.unreadBelow;
      return isSame ? page : { ...page, firstUnreadId, unreadBelow: below };
    }
    const items = [...page.items, { ...message, can: { edit: may, remove: may } }].toSorted(byId);
    return { ...page, items: query?.order === 'ASC' ? items : items.toReversed(), firstUnreadId };
  });
  if (message.isNote) return patched;
  const { id: messageId, author, createdAt: readAt } = message;
  return withReadMark(patched, { reader: author, messageId, readAt }, reader);
}

/** A conversation that the reader follows, or follows no more. */
export function withFollowing<M extends Written>(cached: Pages<M>, isFollowed: boolean): Pages<M> {
  return withPages(cached, (page) => (page.isFollowed === isFollowed ? page : { ...page, isFollowed }));
}

/** A message as it quotes another one that has been changed. */
function withQuoted<M extends Written>(item: Item<M>, { id, author, message, isRemoved }: Written): Item<M> {
  return { ...item, replyTo: { id, author, excerpt: excerptOf(message, []), isRemoved } };
}

/** Returns a conversation with a message changed or removed, unless the cached message is newer. */
export function withChange<M extends Written>(cached: Pages<M>, message: M, reader: Reader): Pages<M> {
  const isNewer = (item: Item<M>) =>
    item.id === message.id &&
    !item.isRemoved &&
    (message.isRemoved || (item.updatedAt ?? '') < (message.updatedAt ?? ''));
  const isKnown = messagesOf(cached).some(({ id }) => id === message.id);
  const isOld = isKnown && !messagesOf(cached).some(isNewer);
  return withPages(cached, (page) => {
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
      firstUnreadId: isFirstUnread ? unreadAfter(cached, message.id, reader) : page.firstUnreadId,
      unreadBelow: below,
    };
  });
}

/** Returns a conversation after a reader has read further. */
export function withReadMark<M extends Written>(cached: Pages<M>, mark: ReadMark, reader: Reader): Pages<M> {
  const isOfReader = mark.reader.id === reader.id;
  return withPages(cached, (page) => {
    const known = page.messageReadBy.find((each) => each.reader.id === mark.reader.id);
    if (known && known.messageId >= mark.messageId) return page;
    const { firstUnreadId } = page;
    const hasReadFirst = isOfReader && firstUnreadId !== null && firstUnreadId <= mark.messageId;
    return {
      ...page,
      messageReadBy: [...page.messageReadBy.filter((each) => each !== known), mark],
      firstUnreadId: hasReadFirst ? unreadAfter(cached, mark.messageId, reader) : firstUnreadId,
      unreadBelow: belowWithout(page.unreadBelow, (id) => isOfReader && id <= mark.messageId),
    };
  });
}
