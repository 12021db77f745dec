import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The queries whose keys begin with a key. Most keys of an event are of nothing that was read: that is told fast. */
export function queriesUnder(queryClient: QueryClient, key: QueryKey): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey }) => queryKey[0] === key[0] && queryKey[1] === key[1] && partialMatchKey(queryKey, key),
    );
}
