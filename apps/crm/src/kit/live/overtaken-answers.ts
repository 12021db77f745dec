import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches queries that became stale during their fetch: the response may have been read before the change, and it
 * would mark the query as fresh. The query client itself restarts only queries that are shown and already have data.
 * @returns a function that ends this.
 */
export function refetchOvertaken(queryClient: QueryClient): () => void {
  const overtaken = new Set<string>();
  return queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type === 'removed') overtaken.delete(query.queryHash);
    if (type !== 'updated') return;
    const { action } = event;
    if (action.type === 'invalidate' && query.state.fetchStatus === 'fetching') {
      overtaken.add(query.queryHash);
    } else if (action.type === 'fetch' || action.type === 'error') {
      overtaken.delete(query.queryHash);
    } else if (action.type === 'success' && !action.manual && overtaken.delete(query.queryHash)) {
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}
