import type { Entity } from '@szansa/domain/access';
import type { QueryKey } from '@tanstack/react-query';

import type { Queries } from '../queries.ts';
import type { ServerEvent, ServerPayload } from './events.ts';

/** What each event makes stale, by the id of its record; a key stands for every key that begins with it. */
export type Effects = { readonly [E in ServerEvent]: (payload: ServerPayload<E>) => readonly QueryKey[] };

/** `car_offer` is read from `carOffers`. */
function resourceOf(entity: Entity): string {
  return `${entity.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}s`;
}

/**
 * The one table of what becomes stale when something changes: the socket's events and the user's own changes are
 * looked up in it alike.
 */
export function effectsOf(queries: Queries): Effects {
  const { comments, customers, documents, offers, operations, opportunities, representatives } = queries;
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
    // offers may name any of them
    'record-changed': ({ entity }) => [
      [resourceOf(entity)],
      representatives.list.key(),
      offers.listOfOpportunity.key(),
    ],
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
