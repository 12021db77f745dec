import type { ChatPart } from '@szansa/domain/comment';
import type { QueryKey } from '@tanstack/react-query';

import type { Patch, Queries } from '../queries.ts';
import { chatPatches, withChats, type Chats, type EnquiryChats } from './chat-patches.ts';
import {
  withChange,
  withFollowing,
  withMessage,
  withReadMark,
  type ConversationInput,
  type Pages,
  type Listener,
  type ReadMark,
  type Written,
} from './conversation-patches.ts';
import type { ServerPayload } from './events.ts';
import {
  unreadAfterChange,
  unreadAfterMark,
  unreadAfterMessage,
  unreadAfterUnfollowing,
  unreadWithout,
  type UnreadChats,
} from './unread-patches.ts';

type ChangeOf<M extends Written> = (pages: Pages<M>, input: ConversationInput) => Pages<M>;

/** A change of a list of chats; `part` is which chats the list contains. */
type ChatsChange<Chat> = (cached: Chat[], part: ChatPart) => Chat[] | undefined;

/** Cached conversations about one kind of record, and the other queries that show their messages. */
interface CachedConversation<M extends Written & Named, Chat, Named> {
  readonly idOf: (named: Named) => string;
  /** The key of the cached pages of a record's messages. */
  readonly pagesKey: (id: string) => QueryKey;
  /** Patches the cached pages of a record's messages, or of its notes; `record` is the id of the changed record. */
  readonly pages: (id: string, record: string, isNote: boolean, change: ChangeOf<M>) => Patch;
  /** Patches the cached lists of chats; `change` receives which part each list contains. */
  readonly chats: (record: string, change: ChatsChange<Chat>) => readonly Patch[];
  readonly unread: (record: string, change: (cached: UnreadChats) => UnreadChats | undefined) => Patch;
  readonly allChats: () => readonly QueryKey[];
  /** What shows that something was written. */
  readonly afterWriting: (named: Named) => readonly QueryKey[];
  /** Queries that repeat the text of a message. */
  readonly afterChanging: (named: Named) => readonly QueryKey[];
  /** What shows whether something is unread. */
  readonly afterReading: (named: Named) => readonly QueryKey[];
}

/** Returns what each event of a conversation changes in its cached data. */
function effectsOn<
  M extends Written & Named,
  Chat extends Pick<
    Chats[number],
    'messageId' | 'message' | 'author' | 'lastMessageAt' | 'readAt' | 'isUnread'
  > &
    Named,
  Named,
>(cached: CachedConversation<M, Chat, Named>, reader: () => Listener) {
  const patches = chatPatches(cached.idOf);
  const following = (named: Named, isFollowed: boolean) => {
    const id = cached.idOf(named);
    return [false, true].map((isNote) =>
      cached.pages(id, id, isNote, (pages) => withFollowing(pages, isFollowed)),
    );
  };
  return {
    written: (message: M) => [
      cached.pages(cached.idOf(message), message.id, message.isNote, (pages, input) =>
        withMessage(pages, message, reader(), input),
      ),
      ...(message.isNote
        ? []
        : [
            ...cached.chats(message.id, (chats, part) =>
              patches.withLastMessage(chats, message, reader(), part),
            ),
            cached.unread(message.id, (unread) => {
              const isFollowed = reader().follows(cached.pagesKey(cached.idOf(message)));
              return unreadAfterMessage(unread, cached.idOf(message), message, reader(), isFollowed);
            }),
          ]),
      ...cached.afterWriting(message),
    ],
    changed: (message: M) => [
      cached.pages(cached.idOf(message), message.id, message.isNote, (pages) =>
        withChange(pages, message, reader()),
      ),
      ...(message.isNote
        ? []
        : [
            ...cached.chats(message.id, (chats, part) =>
              patches.withChangedMessage(chats, message, reader(), part),
            ),
            cached.unread(message.id, (unread) =>
              unreadAfterChange(unread, cached.idOf(message), message, reader()),
            ),
          ]),
      ...cached.afterChanging(message),
    ],
    chatRead: (named: Named) => [
      ...cached.chats(cached.idOf(named), (chats) => patches.withoutUnread(chats, named)),
      cached.unread(cached.idOf(named), (unread) => unreadWithout(unread, cached.idOf(named))),
      ...cached.afterReading(named),
    ],
    followed: (named: Named) => [
      ...following(named, true),
      ...cached.allChats(),
      ...cached.afterReading(named),
    ],
    unfollowed: (named: Named) => [
      ...following(named, false),
      ...cached.chats(cached.idOf(named), (chats, part) =>
        // a mentioned user finds the chat among the mentions, followed or not
        part === 'mentions' ? chats : patches.withoutChat(chats, named),
      ),
      cached.unread(cached.idOf(named), (unread) => unreadAfterUnfollowing(unread, cached.idOf(named))),
      ...cached.afterReading(named),
    ],
    readBy: (read: ReadMark & Named, mark: ReadMark) => [
      cached.pages(cached.idOf(read), mark.messageId, false, (pages) => withReadMark(pages, mark, reader())),
      ...(mark.reader.id === reader().id
        ? [
            ...cached.chats(mark.messageId, (chats) => patches.withOwnReadMark(chats, read)),
            cached.unread(mark.messageId, (unread) => unreadAfterMark(unread, cached.idOf(read), mark)),
            ...cached.afterReading(read),
          ]
        : []),
    ],
  };
}

interface OfOpportunity {
  readonly customerFileId: string;
}

interface OfEnquiry {
  readonly internalEnquiryId: string;
}

type OpportunityMessage = ServerPayload<'customer-file-message-new'>['message'];
type EnquiryMessage = ServerPayload<'enquiry-message-new'>['message'];

/** Returns what events of conversations change in cached pages, lists of followed chats and histories. */
export function conversationEffects(queries: Queries, reader: () => Listener) {
  const { comments, opportunities, internalEnquiries, internalEnquiryMessages } = queries;
  const ofOpportunities = effectsOn<OpportunityMessage, Chats[number], OfOpportunity>(
    {
      idOf: ({ customerFileId }) => customerFileId,
      pagesKey: (id) => comments.find.key({ params: { id } }),
      pages: (id, record, isNote, change) => {
        const target = { record, input: { params: { id } }, settles: true } as const;
        return (isNote ? comments.notes : comments.find).patchPages(target, change);
      },
      chats: (record, change) => [
        comments.getFollowedChats.patch({ record }, (chats) => change(chats, 'comments')),
        comments.chats.patchPages({ record }, (pages, { query }) =>
          withChats(pages, (chats) => change(chats, query?.part ?? 'comments')),
        ),
      ],
      unread: (record, change) => comments.unreadChats.patch({ record }, change),
      allChats: () => [comments.getFollowedChats.key(), comments.chats.key(), comments.unreadChats.key()],
      afterWriting: () => [],
      // the timeline shows the current text of a comment
      afterChanging: ({ customerFileId: id }) => [opportunities.timeline.key({ params: { id } })],
      afterReading: () => [],
    },
    reader,
  );
  // lists and cards count messages and mark what is unread
  const marks = ({ internalEnquiryId: id }: OfEnquiry) => [
    internalEnquiries.get.key({ params: { id } }),
    internalEnquiries.list.key(),
    internalEnquiries.board.key(),
  ];
  const ofEnquiries = effectsOn<EnquiryMessage, EnquiryChats[number], OfEnquiry>(
    {
      idOf: ({ internalEnquiryId }) => internalEnquiryId,
      pagesKey: (id) => internalEnquiryMessages.getMessages.key({ params: { id } }),
      pages: (id, record, isNote, change) => {
        const target = { record, input: { params: { id } }, settles: true } as const;
        const { getNotes, getMessages } = internalEnquiryMessages;
        return (isNote ? getNotes : getMessages).patchPages(target, change);
      },
      chats: (record, change) => [
        internalEnquiryMessages.getFollowedChats.patch({ record }, (chats) => change(chats, 'comments')),
        internalEnquiryMessages.chats.patchPages({ record }, (pages, { query }) =>
          withChats(pages, (chats) => change(chats, query?.part ?? 'comments')),
        ),
      ],
      unread: (record, change) => internalEnquiryMessages.unreadChats.patch({ record }, change),
      allChats: () => [
        internalEnquiryMessages.getFollowedChats.key(),
        internalEnquiryMessages.chats.key(),
        internalEnquiryMessages.unreadChats.key(),
      ],
      afterWriting: marks,
      afterChanging: marks,
      afterReading: marks,
    },
    reader,
  );
  return {
    'customer-file-message-new': ({ message }: ServerPayload<'customer-file-message-new'>) =>
      ofOpportunities.written(message),
    'customer-file-message-edit': ({ message }: ServerPayload<'customer-file-message-edit'>) =>
      ofOpportunities.changed(message),
    'customer-file-message-remove': ({ message }: ServerPayload<'customer-file-message-remove'>) =>
      ofOpportunities.changed(message),
    'customer-file-message-mark-as-read': ofOpportunities.chatRead,
    'customer-file-message-follow-chat': ofOpportunities.followed,
    'customer-file-message-unfollow-chat': ofOpportunities.unfollowed,
    'customer-file-last-message-read-by': (read: ServerPayload<'customer-file-last-message-read-by'>) => {
      const { customerFileId: _, ...mark } = read;
      return ofOpportunities.readBy(read, mark);
    },
    'enquiry-message-new': ({ message }: ServerPayload<'enquiry-message-new'>) =>
      ofEnquiries.written(message),
    'enquiry-message-edit': ({ message }: ServerPayload<'enquiry-message-edit'>) =>
      ofEnquiries.changed(message),
    'enquiry-message-remove': ({ message }: ServerPayload<'enquiry-message-remove'>) =>
      ofEnquiries.changed(message),
    'enquiry-message-mark-as-read': ofEnquiries.chatRead,
    'enquiry-message-follow-chat': ofEnquiries.followed,
    'enquiry-message-unfollow-chat': ofEnquiries.unfollowed,
    'internal-enquiry-last-message-read-by': (
      read: ServerPayload<'internal-enquiry-last-message-read-by'>,
    ) => {
      const { internalEnquiryId: _, ...mark } = read;
      return ofEnquiries.readBy(read, mark);
    },
  };
}
