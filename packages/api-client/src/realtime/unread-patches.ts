import { mostUnreadChats } from '@szansa/domain/comment';

import type { Data } from '../contract/index.ts';
import type { Endpoints } from '../endpoints/index.ts';
import type { Reader, ReadMark, Written } from './conversation-patches.ts';

/** Unread chats by the id of their record, with their last message, or the last that mentions the reader. */
export type UnreadChats = Data<Endpoints['comments']['unreadChats']>;
type Unread = UnreadChats['comments'];

/** How many notifications are unread, and up to which they are counted. */
type Counted = Data<Endpoints['notifications']['unread']>;

/**
 * One unread notification more; undefined where it is not known whether it is counted already: ids rise, but what was
 * written at once need not be seen in their order.
 */
export function countedAfter({ count, newestId }: Counted, id: string): Counted | undefined {
  return newestId !== null && id <= newestId ? undefined : { count: count + 1, newestId: id };
}

const parts = ['comments', 'mentions'] as const;

/**
 * Unread chats without some; undefined where as many are kept as are counted, for only the server knows the next ones.
 */
function without(
  kept: UnreadChats,
  isGone: (chat: Unread[number], part: (typeof parts)[number]) => boolean,
): UnreadChats | undefined {
  const left = { comments: kept.comments, mentions: kept.mentions };
  for (const part of parts) {
    const remaining = kept[part].filter((chat) => !isGone(chat, part));
    if (remaining.length === kept[part].length) continue;
    if (kept[part].length >= mostUnreadChats) return undefined;
    left[part] = remaining;
  }
  return left.comments === kept.comments && left.mentions === kept.mentions ? kept : left;
}

function withChat(kept: Unread, id: string, messageId: string): Unread {
  const known = kept.find((chat) => chat.id === id);
  if (known && known.messageId >= messageId) return kept;
  return [{ id, messageId }, ...kept.filter((chat) => chat !== known)].slice(0, mostUnreadChats);
}

export function mentionsReader({ mentions }: Written, reader: Reader): boolean {
  return mentions.some(({ id }) => id === reader.id);
}

/**
 * What a new message in the chat `id` leaves unread: nothing of it for who has written it, nor for those who look at a
 * conversation without following it. Undefined where it is not known whether they do.
 */
export function unreadAfterMessage(
  kept: UnreadChats,
  id: string,
  message: Written,
  reader: Reader,
  isFollowed: boolean | undefined,
): UnreadChats | undefined {
  if (message.author.id === reader.id) return without(kept, (chat) => chat.id === id);
  const isMentioned = mentionsReader(message, reader);
  const isKnown = isMentioned || kept.comments.some((chat) => chat.id === id);
  if (!isKnown && isFollowed !== true) return isFollowed === false ? kept : undefined;
  return {
    comments: withChat(kept.comments, id, message.id),
    mentions: isMentioned ? withChat(kept.mentions, id, message.id) : kept.mentions,
  };
}

/** What a changed message leaves unread; undefined where the last message of a chat is gone, or somebody is mentioned now. */
export function unreadAfterChange(
  kept: UnreadChats,
  id: string,
  message: Written,
  reader: Reader,
): UnreadChats | undefined {
  const isLastOf = (chat: Unread[number]) => chat.id === id && chat.messageId === message.id;
  const wasMention = kept.mentions.some(isLastOf);
  if (message.isRemoved) return wasMention || kept.comments.some(isLastOf) ? undefined : kept;
  return wasMention === mentionsReader(message, reader) ? kept : undefined;
}

/** The reader has read a chat up to a message. */
export function unreadAfterMark(kept: UnreadChats, id: string, { messageId }: Pick<ReadMark, 'messageId'>) {
  return without(kept, (chat) => chat.id === id && chat.messageId <= messageId);
}

/** The reader has read a whole chat. */
export function unreadWithout(kept: UnreadChats, id: string) {
  return without(kept, (chat) => chat.id === id);
}

/** The reader follows a chat no more; what mentions them is still theirs to read. */
export function unreadAfterUnfollowing(kept: UnreadChats, id: string) {
  return without(kept, (chat, part) => part === 'comments' && chat.id === id);
}
