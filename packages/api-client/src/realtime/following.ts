import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** The part of a conversation page that shows whether the reader follows it. */
interface Page {
  readonly isFollowed: boolean;
}

/**
 * Returns a function for whether the reader follows the conversation whose pages are cached under a key; undefined
 * while they are loading. Messages of an uncached conversation are received only by users who follow it.
 */
export function followsIn(queryClient: QueryClient): (pagesKey: QueryKey) => boolean | undefined {
  return (pagesKey) => {
    const cached = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: pagesKey });
    if (cached.length === 0) return true;
    return cached.flatMap(([, data]) => data?.pages ?? [])[0]?.isFollowed;
  };
}
