import { plainMessage } from '@szansa/domain/comment';

import type { Data } from '../contract/index.ts';
import type { Endpoints } from '../endpoints/index.ts';
import type { Message, Reader } from './conversation-patches.ts';
import type { ServerPayload } from './events.ts';

/** Followed conversations: unread first, then by the newest message. */
export type Chats = Data<Endpoints['comments']['getFollowedChats']>;
type Chat = Chats[number];

function inOrder(a: Chat, b: Chat): number {
  if (a.isUnread !== b.isUnread) return a.isUnread ? -1 : 1;
  return (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? '');
}

/** The list with one chat changed and in its place; the same list when nothing of it changes. */
function withChat(chats: Chats, customerFileId: string, change: (chat: Chat) => Chat): Chats {
  const changed = chats.map((chat) => (chat.customerFileId === customerFileId ? change(chat) : chat));
  return changed.every((chat, place) => chat === chats[place]) ? chats : changed.toSorted(inOrder);
}

/** A new message marks its chat as unread unless the reader has written it; undefined for a chat that is not listed. */
export function withLastMessage(chats: Chats, message: Message, reader: Reader): Chats | undefined {
  const { id, customerFileId, author, createdAt } = message;
  if (!chats.some((chat) => chat.customerFileId === customerFileId)) return undefined;
  return withChat(chats, customerFileId, (chat) =>
    chat.messageId !== null && chat.messageId >= id
      ? chat
      : {
          ...chat,
          messageId: id,
          message: plainMessage(message.message),
          author,
          lastMessageAt: createdAt,
          isUnread: author.id !== reader.id,
        },
  );
}

/** The last message of a chat was changed; undefined when it was removed, for only the server knows the one before. */
export function withChangedMessage(chats: Chats, message: Message): Chats | undefined {
  if (!chats.some((chat) => chat.messageId === message.id)) return chats;
  if (message.isRemoved) return undefined;
  const text = plainMessage(message.message);
  return withChat(chats, message.customerFileId, (chat) =>
    chat.message === text ? chat : { ...chat, message: text },
  );
}

/** The reader has read a chat up to a message. */
export function withOwnReadMark(
  chats: Chats,
  { customerFileId, messageId, readAt }: ServerPayload<'customer-file-last-message-read-by'>,
): Chats {
  return withChat(chats, customerFileId, (chat) => ({
    ...chat,
    readAt,
    isUnread: chat.isUnread && chat.messageId !== null && chat.messageId > messageId,
  }));
}

/** The reader has read a whole chat. */
export function withoutUnread(chats: Chats, customerFileId: string): Chats {
  return withChat(chats, customerFileId, (chat) => (chat.isUnread ? { ...chat, isUnread: false } : chat));
}
