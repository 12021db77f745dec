import type { MoreMessages } from '@szansa/ui/chat';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ConversationSource, Point } from './conversation-source.ts';

interface Place {
  readonly point: Point;
  /** Where the pages were that stay on the screen until those of the point are there. */
  readonly before: Point;
  /** The message that the conversation was to be opened at is not there. */
  readonly isLost?: true;
}

/**
 * Returns the part of a conversation that is on the screen. It is fetched each time the conversation is opened, follows
 * events from then on, and grows by a page in the requested direction.
 */
export function useConversationWindow(source: ConversationSource, messageId: string | undefined) {
  const start = messageId ?? 'unread';
  const [place, setPlace] = useState<Place>({ point: start, before: start });
  const query = useInfiniteQuery({
    ...source.pages(place.point),
    // events update it, and a lost connection makes it stale
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  // a link may name a message that is not there, or none at all; the conversation is
  if (place.point === messageId && (query.error?.is('not_found') || query.error?.is('validation'))) {
    setPlace({ point: 'newest', before: 'newest', isLost: true });
  }
  const { data, fetchPreviousPage, fetchNextPage } = query;
  const running = { cancelRefetch: false };
  const older: MoreMessages | undefined = query.hasPreviousPage
    ? {
        load: () => void fetchPreviousPage(running),
        loading: query.isFetchingPreviousPage,
        failed: query.isFetchPreviousPageError,
      }
    : undefined;
  const newer: MoreMessages | undefined = query.hasNextPage
    ? {
        load: () => void fetchNextPage(running),
        loading: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
      }
    : undefined;
  return {
    query,
    pages: data?.pages,
    /** Where the pages are that are shown; another one is another list. */
    point: query.isPlaceholderData ? place.before : place.point,
    older,
    newer,
    isLost: place.isLost === true,
    /** The message that the pages were opened around because it was looked for. */
    markedId: place.point === 'unread' || place.point === 'newest' ? undefined : place.point,
    /** Opens the pages around a message, as a link to it would. */
    toMessage: (id: string) => setPlace({ point: id, before: place.point }),
    toNewest: () => setPlace({ point: 'newest', before: place.point }),
  };
}

export type ConversationWindow = ReturnType<typeof useConversationWindow>;
