import { plainMessage, type ChatPart } from '@szansa/domain/comment';
import type { InfiniteData } from '@tanstack/react-query';

import type { Data } from '../contract/index.ts';
import type { Endpoints } from '../endpoints/index.ts';
import type { Reader, ReadMark, Written } from './conversation-patches.ts';
import { mentionsReader } from './unread-patches.ts';

/** Followed conversations about opportunities: unread first, then by the newest message. */
export type Chats = Data<Endpoints['comments']['getFollowedChats']>;
/** The same about internal enquiries. */
export type EnquiryChats = Data<Endpoints['internalEnquiryMessages']['getFollowedChats']>;

/** What chats of all kinds show of their last message. */
type ChatLine = Pick<
  Chats[number],
  'messageId' | 'message' | 'author' | 'lastMessageAt' | 'readAt' | 'isUnread'
>;

function inOrder(a: ChatLine, b: ChatLine): number {
  if (a.isUnread !== b.isUnread) return a.isUnread ? -1 : 1;
  return (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? '');
}

/** What an endpoint of chats answers, page by page. */
interface ChatPage<Chat> {
  readonly items: Chat[];
  readonly next: string | null;
}

/**
 * Returns the pages of chats after a change of the list they make up: each preserves its length, and the last one gets
 * the rest. A chat that appears again in a subsequent page is shown once.
 */
export function withChats<Chat, Page extends ChatPage<Chat>>(
  cached: InfiniteData<Page>,
  change: (chats: Page['items']) => Page['items'] | undefined,
): InfiniteData<Page> | undefined {
  const chats = cached.pages.flatMap(({ items }) => items);
  const changed = change(chats);
  if (changed === undefined || changed === chats) return changed && cached;
  let from = 0;
  const pages = cached.pages.map((page, index) => {
    const to = index === cached.pages.length - 1 ? changed.length : from + page.items.length;
    const items = changed.slice(from, to);
    from = to;
    return { ...page, items };
  });
  return { ...cached, pages };
}

/** How a list of followed chats follows events; `idOf` names the record a chat or a message is about. */
export function chatPatches<Named>(idOf: (named: Named) => string) {
  /** The list with one chat changed and in its place; the same list when nothing of it changes. */
  function withChat<Chat extends ChatLine & Named>(
    chats: Chat[],
    id: string,
    change: (chat: Chat) => Chat,
  ): Chat[] {
    const changed = chats.map((chat) => (idOf(chat) === id ? change(chat) : chat));
    return changed.every((chat, place) => chat === chats[place]) ? chats : changed.toSorted(inOrder);
  }

  return {
    /** A new message marks its chat as unread unless the reader has written it; undefined for a chat that is not listed. */
    withLastMessage<Chat extends ChatLine & Named>(
      chats: Chat[],
      message: Written & Named,
      reader: Reader,
      part: ChatPart = 'comments',
    ): Chat[] | undefined {
      const { id, author, createdAt } = message;
      if (part === 'mentions' && !mentionsReader(message, reader)) return chats;
      if (!chats.some((chat) => idOf(chat) === idOf(message))) return undefined;
      return withChat(chats, idOf(message), (chat) =>
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
    },

    /** The last message of a chat was changed; undefined when it was removed, for only the server knows the one before. */
    withChangedMessage<Chat extends ChatLine & Named>(
      chats: Chat[],
      message: Written & Named,
      reader: Reader,
      part: ChatPart = 'comments',
    ): Chat[] | undefined {
      const isLast = chats.some((chat) => chat.messageId === message.id);
      // one may be mentioned by a change, or not any more
      const isOther = part === 'mentions' && isLast !== mentionsReader(message, reader);
      if (isOther && !message.isRemoved) return undefined;
      if (!isLast) return chats;
      if (message.isRemoved) return undefined;
      const text = plainMessage(message.message);
      return withChat(chats, idOf(message), (chat) =>
        chat.message === text ? chat : { ...chat, message: text },
      );
    },

    /** The reader has read a chat up to a message. */
    withOwnReadMark<Chat extends ChatLine & Named>(chats: Chat[], mark: ReadMark & Named): Chat[] {
      const { messageId, readAt } = mark;
      return withChat(chats, idOf(mark), (chat) => ({
        ...chat,
        readAt,
        isUnread: chat.isUnread && chat.messageId !== null && chat.messageId > messageId,
      }));
    },

    /** The reader has read a whole chat. */
    withoutUnread<Chat extends ChatLine & Named>(chats: Chat[], named: Named): Chat[] {
      return withChat(chats, idOf(named), (chat) => (chat.isUnread ? { ...chat, isUnread: false } : chat));
    },

    /** The reader follows a chat no more. */
    withoutChat<Chat extends ChatLine & Named>(chats: Chat[], named: Named): Chat[] {
      return chats.filter((chat) => idOf(chat) !== idOf(named));
    },
  };
}
