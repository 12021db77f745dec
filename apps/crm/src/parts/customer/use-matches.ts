import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';

import {
  isSameCustomer,
  mergedMatches,
  wholeIdentifiers,
  type CustomerMatch,
  type TypedIdentifiers,
} from './identifiers.ts';

interface Matches {
  readonly matches: readonly CustomerMatch[];
  /** Ids of those who are the customer in the form: saving is refused. */
  readonly same: ReadonlySet<string>;
}

/**
 * Returns customers who share an identifier with what is being typed, or have a similar name, fetched when typing
 * pauses.
 */
export function useMatches(values: TypedIdentifiers, except?: string): Matches {
  const complete = wholeIdentifiers(values);
  return useQueries({
    queries: complete.map((identifiers) => {
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
    combine: (results) => {
      const answers = results.map(({ data }) => data ?? []);
      const same = answers.flatMap((answer, index) =>
        answer.filter((match) => isSameCustomer(match, complete[index] ?? {}, values.taxIdNumber)),
      );
      return { matches: mergedMatches(answers), same: new Set(same.map(({ id }) => id)) };
    },
  });
}
