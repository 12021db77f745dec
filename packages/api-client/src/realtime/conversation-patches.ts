import type { InfiniteData } from '@tanstack/react-query';

import type { Data, Input } from '../contract/index.ts';
import type { Endpoints } from '../endpoints/index.ts';
import type { ServerPayload } from './events.ts';

/** Whose browser it is. */
export interface Reader {
  readonly id: string | null;
  /** Whether they may change and remove their own messages. */
  readonly canEditMessages: boolean;
}

type Find = Endpoints['comments']['find'];
type Page = Data<Find>;
type Comment = Page['items'][number];
export type Message = ServerPayload<'customer-file-message-new'>['message'];
/** What the pages were asked for with. */
export type ConversationInput = Pick<Input<Find>, 'query'>;
type ReadMark = Page['messageReadBy'][number];

/** Pages of a conversation that are kept, the older before the newer. */
export type Pages = InfiniteData<Page>;

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

/** Messages that are kept, from the oldest. */
function messagesOf({ pages }: Pages): Comment[] {
  return pages.flatMap(({ items }) => items).toSorted(byId);
}

function withPages(kept: Pages, change: (page: Page, index: number) => Page): Pages {
  const pages = kept.pages.map(change);
  return pages.every((page, index) => page === kept.pages[index]) ? kept : { ...kept, pages };
}

/** The page a message belongs to: -1 when it stands before or after those that are kept. */
function placeOf({ pages }: Pages, id: string): number {
  const messages = messagesOf({ pages, pageParams: [] });
  const isAfterAll = messages.every((message) => message.id < id);
  if (isAfterAll) return pages.at(-1)?.newer === null ? pages.length - 1 : -1;
  const place = pages.findLastIndex(({ items }) => items.some((item) => item.id < id));
  return place === -1 && pages[0]?.older === null ? 0 : place;
}

/** The oldest message after another one that the reader has to read. */
function unreadAfter(kept: Pages, id: string, reader: Reader): string | null {
  const isUnread = (message: Comment) =>
    message.id > id && message.author.id !== reader.id && !message.isRemoved;
  return messagesOf(kept).find(isUnread)?.id ?? null;
}

/**
 * A conversation with a new message, if it is kept as far as that; else it knows at least of what is unread. Whoever
 * writes has read everything before.
 */
export function withMessage(
  kept: Pages,
  message: Message,
  reader: Reader,
  { query }: ConversationInput,
): Pages {
  if (messagesOf(kept).some(({ id }) => id === message.id)) return kept;
  const isOwn = message.author.id === reader.id;
  const may = isOwn && reader.canEditMessages;
  const place = placeOf(kept, message.id);
  const told = withPages(kept, (page, index) => {
    const firstUnreadId = page.firstUnreadId ?? (isOwn || message.isNote ? null : message.id);
    if (index !== place) return firstUnreadId === page.firstUnreadId ? page : { ...page, firstUnreadId };
    const items = [...page.items, { ...message, can: { edit: may, remove: may } }].toSorted(byId);
    return { ...page, items: query?.order === 'ASC' ? items : items.toReversed(), firstUnreadId };
  });
  if (message.isNote) return told;
  const { id: messageId, author, createdAt: readAt } = message;
  return withReadMark(told, { reader: author, messageId, readAt }, reader);
}

/** A conversation that the reader follows, or follows no more. */
export function withFollowing(kept: Pages, isFollowed: boolean): Pages {
  return withPages(kept, (page) => (page.isFollowed === isFollowed ? page : { ...page, isFollowed }));
}

/** A conversation with a message changed or removed, unless what is kept is newer. */
export function withChange(kept: Pages, message: Message, reader: Reader): Pages {
  const isNewer = (item: Comment) =>
    item.id === message.id &&
    !item.isRemoved &&
    (message.isRemoved || (item.updatedAt ?? '') < (message.updatedAt ?? ''));
  return withPages(kept, (page) => {
    const changed = page.items.find(isNewer);
    const isFirstUnread = message.isRemoved && page.firstUnreadId === message.id;
    if (!changed && !isFirstUnread) return page;
    const can = message.isRemoved ? { edit: false, remove: false } : changed?.can;
    return {
      ...page,
      items: page.items.map((item) => (item === changed ? { ...message, can: can ?? item.can } : item)),
      firstUnreadId: isFirstUnread ? unreadAfter(kept, message.id, reader) : page.firstUnreadId,
    };
  });
}

/** A conversation in which somebody has read further. */
export function withReadMark(kept: Pages, mark: ReadMark, reader: Reader): Pages {
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
    };
  });
}
