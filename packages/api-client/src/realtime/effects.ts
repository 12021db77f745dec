import type { QueryKey } from '@tanstack/react-query';

import type { Patch, Queries } from '../queries.ts';
import type { ServerEvent, ServerPayload } from './events.ts';

/** A key whose queries become stale, and all that begin with it; or how they follow without a read. */
export type Effect = QueryKey | Patch;

/** What each event does to what has been read, by the id of its record. */
export type Effects = { readonly [E in ServerEvent]: (payload: ServerPayload<E>) => readonly Effect[] };

/**
 * The one table of what becomes stale, or follows, when something changes: the socket's events and the user's own
 * changes are looked up in it alike.
 */
export function effectsOf(queries: Queries): Effects {
  const { banks, comments, customers, documents, offers, operations, opportunities, representatives } =
    queries;
  const conversation = ({ customerFileId }: { readonly customerFileId: string }) => {
    const params = { id: customerFileId };
    return [comments.find.key({ params }), comments.notes.key({ params }), comments.getFollowedChats.key()];
  };
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
    'customer-file-message-new': conversation,
    'customer-file-message-edit': conversation,
    'customer-file-message-remove': conversation,
    'customer-file-message-mark-as-read': () => [comments.getFollowedChats.key()],
    'customer-file-message-follow-chat': () => [comments.getFollowedChats.key()],
    'customer-file-message-unfollow-chat': () => [comments.getFollowedChats.key()],
    'customer-file-last-message-read-by': ({ customerFileId }) => {
      const params = { id: customerFileId };
      return [comments.find.key({ params }), comments.notes.key({ params })];
    },
    'operation-changed': ({ operationId }) => [operations.get.key({ params: { id: operationId } })],
    // the session asks who it is, and everything after that
    'access-changed': () => [],
  };
}
