import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';

import { mergedMatches, wholeIdentifiers, type CustomerMatch, type TypedIdentifiers } from './identifiers.ts';

/** Customers who share an identifier with what is being typed, asked for once typing has paused. */
export function useMatches(values: TypedIdentifiers, except?: string): CustomerMatch[] {
  return useQueries({
    queries: wholeIdentifiers(values).map((identifiers) => {
      const input = { query: { ...identifiers, ...(except ? { except } : {}) } };
      return {
        queryKey: queries.customers.matches.key(input),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          await pause(typingPause, signal);
          return client.customers.matches(input, { signal });
        },
        placeholderData: keepPreviousData<CustomerMatch[]>,
      };
    }),
    combine: (results) => mergedMatches(results.map((result) => result.data ?? [])),
  });
}
