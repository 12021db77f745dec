import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** A page of a conversation, as far as it tells whether the reader follows it. */
interface Page {
  readonly isFollowed: boolean;
}

/**
 * Whether the reader follows the conversation whose pages are kept under a key; undefined while they are on their way. A
 * message of one of which nothing is kept is heard by those alone who follow it.
 */
export function followsIn(queryClient: QueryClient): (pagesKey: QueryKey) => boolean | undefined {
  return (pagesKey) => {
    const kept = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: pagesKey });
    if (kept.length === 0) return true;
    return kept.flatMap(([, data]) => data?.pages ?? [])[0]?.isFollowed;
  };
}
