import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what became stale while it was being asked for: its answer may have been read before the change, and an
 * answer makes a query fresh. The query client begins anew by itself only what is shown and has been answered before.
 * @returns what ends it.
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
