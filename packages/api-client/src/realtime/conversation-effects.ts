import type { QueryKey } from '@tanstack/react-query';

import type { Effect, Patch, Queries, StaleQueries } from '../queries.ts';
import {
  withChange,
  withFollowing,
  withMessage,
  withReadMark,
  type ConversationInput,
  type Pages,
  type Reader,
  type ReadMark,
  type Written,
} from './conversation-patches.ts';
import type { ServerPayload } from './events.ts';

type ChangeOf<M extends Written> = (pages: Pages<M>, input: ConversationInput) => Pages<M>;

/** Conversations about one kind of record, and the queries that show something of them. */
interface Conversations<M extends Written & Named, Named> {
  readonly idOf: (named: Named) => string;
  /** Patches the pages of a record's messages, or of its notes. */
  readonly pages: (id: string, isNote: boolean, change: ChangeOf<M>) => Patch;
  /** Lists of chats, and which chats are unread. */
  readonly chats: readonly StaleQueries[];
  /** What counts the messages of the record, and marks it as unread. */
  readonly marks: (id: string) => readonly Effect[];
  /** What repeats the text of messages. */
  readonly texts: (id: string) => readonly QueryKey[];
}

const frequent = (...keys: QueryKey[]) => keys.map((key): StaleQueries => ({ key, isFrequent: true }));

/** Returns what each event of a conversation does to what is cached. */
function effectsOn<M extends Written & Named, Named>(
  { idOf, pages, chats, marks, texts }: Conversations<M, Named>,
  reader: () => Reader,
) {
  const marked = (named: Named): readonly Effect[] => [...chats, ...marks(idOf(named))];
  const followed = (isFollowed: boolean) => (named: Named) => [
    ...[false, true].map((isNote) =>
      pages(idOf(named), isNote, (cached) => withFollowing(cached, isFollowed)),
    ),
    ...marked(named),
  ];
  const afterMessage = (message: M) => (message.isNote ? marks(idOf(message)) : marked(message));
  return {
    written: ({ message }: { readonly message: M }) => [
      pages(idOf(message), message.isNote, (cached, input) => withMessage(cached, message, reader(), input)),
      ...afterMessage(message),
    ],
    changed: ({ message }: { readonly message: M }) => [
      pages(idOf(message), message.isNote, (cached) => withChange(cached, message, reader())),
      ...afterMessage(message),
      ...texts(idOf(message)),
    ],
    chatRead: marked,
    followed: followed(true),
    unfollowed: followed(false),
    readBy: (named: Named, mark: ReadMark) => [
      pages(idOf(named), false, (cached) => withReadMark(cached, mark, reader())),
      ...(mark.reader.id === reader().id ? marked(named) : []),
    ],
  };
}

/** Returns what events of conversations do to their pages, lists of chats and what is unread. */
export function conversationEffects(queries: Queries, reader: () => Reader) {
  const { comments, opportunities, internalEnquiries, internalEnquiryMessages } = queries;
  const ofOpportunities = effectsOn<
    ServerPayload<'customer-file-message-new'>['message'],
    { readonly customerFileId: string }
  >(
    {
      idOf: ({ customerFileId }) => customerFileId,
      pages: (id, isNote, change) =>
        (isNote ? comments.notes : comments.find).patchPages({ params: { id } }, change),
      chats: frequent(comments.getFollowedChats.key(), comments.chats.key(), comments.unreadChats.key()),
      marks: () => [],
      texts: (id) => [opportunities.timeline.key({ params: { id } })],
    },
    reader,
  );
  const ofEnquiries = effectsOn<
    ServerPayload<'enquiry-message-new'>['message'],
    { readonly internalEnquiryId: string }
  >(
    {
      idOf: ({ internalEnquiryId }) => internalEnquiryId,
      pages: (id, isNote, change) => {
        const { getNotes, getMessages } = internalEnquiryMessages;
        return (isNote ? getNotes : getMessages).patchPages({ params: { id } }, change);
      },
      chats: frequent(
        internalEnquiryMessages.getFollowedChats.key(),
        internalEnquiryMessages.chats.key(),
        internalEnquiryMessages.unreadChats.key(),
      ),
      marks: (record) => [
        internalEnquiries.get.key({ params: { id: record } }),
        { key: internalEnquiries.list.key(), record },
        { key: internalEnquiries.board.key(), record },
      ],
      texts: () => [],
    },
    reader,
  );
  return {
    'customer-file-message-new': ofOpportunities.written,
    'customer-file-message-edit': ofOpportunities.changed,
    'customer-file-message-remove': ofOpportunities.changed,
    'customer-file-message-mark-as-read': ofOpportunities.chatRead,
    'customer-file-message-follow-chat': ofOpportunities.followed,
    'customer-file-message-unfollow-chat': ofOpportunities.unfollowed,
    'customer-file-last-message-read-by': ({
      customerFileId,
      ...mark
    }: ServerPayload<'customer-file-last-message-read-by'>) =>
      ofOpportunities.readBy({ customerFileId }, mark),
    'enquiry-message-new': ofEnquiries.written,
    'enquiry-message-edit': ofEnquiries.changed,
    'enquiry-message-remove': ofEnquiries.changed,
    'enquiry-message-mark-as-read': ofEnquiries.chatRead,
    'enquiry-message-follow-chat': ofEnquiries.followed,
    'enquiry-message-unfollow-chat': ofEnquiries.unfollowed,
    'internal-enquiry-last-message-read-by': ({
      internalEnquiryId,
      ...mark
    }: ServerPayload<'internal-enquiry-last-message-read-by'>) =>
      ofEnquiries.readBy({ internalEnquiryId }, mark),
  };
}
