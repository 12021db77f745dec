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
 * Returns the unread chats without some; undefined where only part of the counted chats is cached, because only the
 * server knows the next ones.
 */
function without(
  cached: UnreadChats,
  isGone: (chat: Unread[number], part: (typeof parts)[number]) => boolean,
): UnreadChats | undefined {
  const left = { comments: cached.comments, mentions: cached.mentions };
  for (const part of parts) {
    const remaining = cached[part].filter((chat) => !isGone(chat, part));
    if (remaining.length === cached[part].length) continue;
    if (cached[part].length >= mostUnreadChats) return undefined;
    left[part] = remaining;
  }
  return left.comments === cached.comments && left.mentions === cached.mentions ? cached : left;
}

function withChat(cached: Unread, id: string, messageId: string): Unread {
  const known = cached.find((chat) => chat.id === id);
  if (known && known.messageId >= messageId) return cached;
  return [{ id, messageId }, ...cached.filter((chat) => chat !== known)].slice(0, mostUnreadChats);
}

export function mentionsReader({ mentions }: Written, reader: Reader): boolean {
  return mentions.some(({ id }) => id === reader.id);
}

/**
 * What a new message in the chat `id` leaves unread: nothing of it for who has written it, nor for those who look at a
 * conversation without following it. Undefined where it is not known whether they do.
 */
export function unreadAfterMessage(
  cached: UnreadChats,
  id: string,
  message: Written,
  reader: Reader,
  isFollowed: boolean | undefined,
): UnreadChats | undefined {
  if (message.author.id === reader.id) return without(cached, (chat) => chat.id === id);
  const isMentioned = mentionsReader(message, reader);
  const isKnown = isMentioned || cached.comments.some((chat) => chat.id === id);
  if (!isKnown && isFollowed !== true) return isFollowed === false ? cached : undefined;
  return {
    comments: withChat(cached.comments, id, message.id),
    mentions: isMentioned ? withChat(cached.mentions, id, message.id) : cached.mentions,
  };
}

/**
 * Returns the unread chats after a change of a message; undefined where a chat lost its last message or a user is
 * mentioned now.
 */
export function unreadAfterChange(
  cached: UnreadChats,
  id: string,
  message: Written,
  reader: Reader,
): UnreadChats | undefined {
  const isLastOf = (chat: Unread[number]) => chat.id === id && chat.messageId === message.id;
  const wasMention = cached.mentions.some(isLastOf);
  if (message.isRemoved) return wasMention || cached.comments.some(isLastOf) ? undefined : cached;
  return wasMention === mentionsReader(message, reader) ? cached : undefined;
}

/** The reader has read a chat up to a message. */
export function unreadAfterMark(cached: UnreadChats, id: string, { messageId }: Pick<ReadMark, 'messageId'>) {
  return without(cached, (chat) => chat.id === id && chat.messageId <= messageId);
}

/** The reader has read a whole chat. */
export function unreadWithout(cached: UnreadChats, id: string) {
  return without(cached, (chat) => chat.id === id);
}

/** The reader follows a chat no more; what mentions them is still theirs to read. */
export function unreadAfterUnfollowing(cached: UnreadChats, id: string) {
  return without(cached, (chat, part) => part === 'comments' && chat.id === id);
}
