import type { ApiError, Data, Endpoints } from '@szansa/api-client/client';
import type { Right } from '@szansa/domain/access';
import type { ChatPart } from '@szansa/domain/comment';
import { personName } from '@szansa/domain/shared';
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';
import type { ConversationSource } from '#parts/conversation/conversation-source.ts';
import { enquiryConversation } from '#parts/conversation/enquiry-conversation.ts';
import { opportunityConversation } from '#parts/conversation/opportunity-conversation.ts';
import type { Person } from '#parts/opportunity/records.ts';

import { chatRights, type ChatSubject } from './place.ts';

type Chat =
  | Data<Endpoints['comments']['chats']>['items'][number]
  | Data<Endpoints['internalEnquiryMessages']['chats']>['items'][number];
type Found =
  | Data<Endpoints['comments']['search']>['items'][number]
  | Data<Endpoints['internalEnquiryMessages']['search']>['items'][number];
type UnreadChats = Data<Endpoints['comments']['unreadChats']>;

interface ChatPage {
  items: Chat[];
  next: string | null;
}

interface FoundPage {
  items: Found[];
  older: string | null;
  newer: string | null;
}

type Pages<Page, Cursor> = UseInfiniteQueryOptions<
  Page,
  ApiError,
  InfiniteData<Page, Cursor>,
  QueryKey,
  Cursor
>;

/** What the drawer needs of the conversations about one kind of record. */
interface SubjectOfChats {
  /** Rights to read them, and to write in them. */
  readonly rights: { readonly read: Right; readonly write: Right };
  /** Lists of chats, page by page: unread ones first, then those with the newest message. */
  readonly chats: (part: ChatPart, search: string) => Pages<ChatPage, string | undefined>;
  readonly unread: () => UseQueryOptions<UnreadChats, ApiError>;
  /** Messages and notes with a text, the newest first. */
  readonly found: (search: string) => Pages<FoundPage, string | null>;
  readonly conversation: (id: string, kind: ConversationSource['kind'], person: Person) => ConversationSource;
}

const chatsAPage = 30;

function chatPages(
  key: QueryKey,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<ChatPage>,
): Pages<ChatPage, string | undefined> {
  return {
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  };
}

function foundPages({
  queryKey,
  queryFn,
  initialPageParam,
}: Pick<Pages<FoundPage, string | null>, 'queryKey' | 'queryFn' | 'initialPageParam'>): Pages<
  FoundPage,
  string | null
> {
  return { queryKey, queryFn, initialPageParam, getNextPageParam: ({ older }) => older };
}

const chatsQuery = (part: ChatPart, search: string) => ({
  part,
  limit: chatsAPage,
  ...(search === '' ? {} : { search }),
});

export const subjects: Readonly<Record<ChatSubject, SubjectOfChats>> = {
  enquiries: {
    rights: chatRights.enquiries,
    chats: (part, search) => {
      const query = chatsQuery(part, search);
      return chatPages(queries.internalEnquiryMessages.chats.key({ query }), (cursor, signal) =>
        client.internalEnquiryMessages.chats(
          { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
          { signal },
        ),
      );
    },
    unread: () => queries.internalEnquiryMessages.unreadChats.query(),
    found: (search) => foundPages(queries.internalEnquiryMessages.search.pages({ query: { search } })),
    conversation: enquiryConversation,
  },
  opportunities: {
    rights: chatRights.opportunities,
    chats: (part, search) => {
      const query = chatsQuery(part, search);
      return chatPages(queries.comments.chats.key({ query }), (cursor, signal) =>
        client.comments.chats(
          { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } },
          { signal },
        ),
      );
    },
    unread: () => queries.comments.unreadChats.query(),
    found: (search) => foundPages(queries.comments.search.pages({ query: { search } })),
    conversation: opportunityConversation,
  },
};

/** What a chat or a message that was found is about. */
function subjectOf(named: Chat | Found) {
  return named.kind === 'CUSTOMER_FILE'
    ? { id: named.customerFileId, title: named.customerName }
    : { id: named.internalEnquiryId, title: named.title, detail: named.individualNumber };
}

/** A chat as the list shows it. */
export function shownChat(chat: Chat) {
  const { message, author, lastMessageAt, isUnread, isArchived } = chat;
  return {
    ...subjectOf(chat),
    ...(author ? { authorName: personName(author) } : {}),
    ...(message === null ? {} : { text: message }),
    ...(lastMessageAt === null ? {} : { at: lastMessageAt }),
    unread: isUnread,
    archived: isArchived,
  };
}

/** A message that was found, as the list shows it: under its own id. */
export function shownFound(found: Found, note: string) {
  const { id: about, title, detail } = { detail: undefined, ...subjectOf(found) };
  const details = [detail, found.isNote ? note : undefined].filter(Boolean).join(' · ');
  return {
    id: found.id,
    about,
    title,
    ...(details === '' ? {} : { detail: details }),
    authorName: personName(found.author),
    text: found.excerpt,
    at: found.createdAt,
    archived: found.isArchived,
    isNote: found.isNote,
  };
}

/** Returns each chat once: one that moves appears again in a subsequent page. */
export function eachOnce<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}
