import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface PageOf {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/**
 * Provides the pages of a list one below another: the first one, and more on request.
 * @param key - of the query without its page, as `queries` returns it: a change in the list refetches it.
 * @param read - fetches one page, from 1.
 */
export function useMorePages<Page extends PageOf>(
  key: QueryKey,
  read: (page: number, options: { readonly signal: AbortSignal }) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
  });
}
