import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface PageOf {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/**
 * Pages of a list one under another: the first one, and more when they are asked for.
 * @param key - of the question without its page, as `queries` gives it: what changes in the list is asked for anew.
 * @param read - asks for one page, from 1.
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
