import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Returns the queries whose keys start with a key. Most keys of an event match no query, which this finds out fast. */
export function queriesUnder(queryClient: QueryClient, key: QueryKey): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey }) => queryKey[0] === key[0] && queryKey[1] === key[1] && partialMatchKey(queryKey, key),
    );
}
