import type { QueryKey } from '@tanstack/react-query';

import type { Patch, Queries } from '../queries.ts';
import {
  withChangedMessage,
  withLastMessage,
  withoutUnread,
  withOwnReadMark,
  type Chats,
} from './chat-patches.ts';
import {
  withChange,
  withMessage,
  withReadMark,
  type ConversationInput,
  type Message,
  type Pages,
  type Reader,
} from './conversation-patches.ts';
import type { ServerEvent, ServerPayload } from './events.ts';

/** A key whose queries become stale, and all that begin with it; or how they follow without a read. */
export type Effect = QueryKey | Patch;

/** What each event does to what has been read, by the id of its record. */
export type Effects = { readonly [E in ServerEvent]: (payload: ServerPayload<E>) => readonly Effect[] };

type PagesChange = (pages: Pages, input: ConversationInput) => Pages;

/**
 * The one table of what becomes stale, or follows, when something changes: the socket's events and the user's own
 * changes are looked up in it alike.
 */
export function effectsOf(queries: Queries, reader: () => Reader): Effects {
  const { banks, comments, customers, documents, offers, operations, opportunities, representatives } =
    queries;
  const { find, notes, getFollowedChats } = comments;
  const conversation = (message: Message, change: PagesChange) => {
    const target = { record: message.id, input: { params: { id: message.customerFileId } } };
    return message.isNote ? notes.patchPages(target, change) : find.patchPages(target, change);
  };
  const chats = (record: string, change: (kept: Chats) => Chats | undefined) =>
    getFollowedChats.patch({ record }, change);
  const changedMessage = ({ message }: { readonly message: Message }) => [
    conversation(message, (pages) => withChange(pages, message, reader())),
    chats(message.id, (kept) => withChangedMessage(kept, message)),
  ];
  return {
    'customer-file-changed': ({ customerFileId }) => {
      const params = { id: customerFileId };
      return [
        opportunities.get.key({ params }),
        opportunities.timeline.key({ params }),
        opportunities.related.key({ params }),
        offers.listOfOpportunity.key({ params }),
        documents.listOfOpportunity.key({ params }),
        opportunities.list.key(),
        opportunities.board.key(),
      ];
    },
    'customer-changed': ({ customerId }) => [
      customers.get.key({ params: { id: customerId } }),
      customers.list.key(),
      customers.matches.key(),
    ],
    'bank-changed': ({ bankId }) => {
      const params = { id: bankId };
      return [
        banks.get.key({ params }),
        banks.offers.key({ params }),
        banks.scoreboard.key({ params }),
        banks.list.key(),
        representatives.list.key(),
        // any of them may name the bank
        offers.listOfOpportunity.key(),
      ];
    },
    'customer-file-message-new': ({ message }) => [
      conversation(message, (pages, input) => withMessage(pages, message, reader(), input)),
      ...(message.isNote ? [] : [chats(message.id, (kept) => withLastMessage(kept, message, reader()))]),
    ],
    'customer-file-message-edit': changedMessage,
    'customer-file-message-remove': changedMessage,
    'customer-file-message-mark-as-read': ({ customerFileId }) => [
      chats(customerFileId, (kept) => withoutUnread(kept, customerFileId)),
    ],
    'customer-file-message-follow-chat': () => [getFollowedChats.key()],
    'customer-file-message-unfollow-chat': ({ customerFileId }) => [
      chats(customerFileId, (kept) => kept.filter((chat) => chat.customerFileId !== customerFileId)),
    ],
    'customer-file-last-message-read-by': (read) => {
      const { customerFileId, ...mark } = read;
      const target = { record: mark.messageId, input: { params: { id: customerFileId } } };
      return [
        find.patchPages(target, (pages) => withReadMark(pages, mark, reader())),
        ...(mark.reader.id === reader().id
          ? [chats(customerFileId, (kept) => withOwnReadMark(kept, read))]
          : []),
      ];
    },
    'operation-changed': ({ operationId }) => [operations.get.key({ params: { id: operationId } })],
    // the session asks who it is, and everything after that
    'access-changed': () => [],
  };
}
