import type { Effect, StaleQueries } from '@szansa/api-client/queries';
import type { Query, QueryClient } from '@tanstack/react-query';

import { createPatching } from './patching.ts';
import { queriesUnder } from './queries-under.ts';
import { createRefetching, type Pace } from './refetching.ts';

/** Brings what has been read up to date: at once after the user's own change, at a bearable pace after others'. */
export interface Staleness {
  /** After the user's own change: refetches as soon as no call that changes the resource is running. */
  readonly own: (effects: readonly Effect[]) => void;
  /** After an event: patches show at once; of stale queries, many events in a row become one refetch a rest. */
  readonly applyReceived: (effects: readonly Effect[]) => void;
  /** Cancels refetches that have not started yet. */
  readonly clear: () => void;
}

/** The pace of the app. */
const appPace: Pace = { bundle: 150, rest: 3000, frequentRest: 12_000, unhurried: 60_000 };

/** Returns whether an answer contains the id of a record, anywhere. */
function contains(answer: unknown, id: string): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === id;
  return Object.values(answer).some((part) => contains(part, id));
}

/**
 * Schedules refetches of stale data, and patches open conversations. A refetch is not started during a running change
 * of the same resource: it would show the record as it was before.
 */
export function createStaleness(queryClient: QueryClient, pace = appPace): Staleness {
  const refetching = createRefetching(queryClient, pace);
  const patching = createPatching(queryClient);

  function apply(
    effects: readonly Effect[],
    stale: (query: Query, effect: Omit<StaleQueries, 'key'>) => void,
  ): void {
    for (const effect of effects) {
      if ('change' in effect) {
        patching.apply(effect, (query) => stale(query, {}));
        continue;
      }
      const { key, ...about } = 'key' in effect ? effect : { key: effect };
      for (const query of queriesUnder(queryClient, key)) stale(query, about);
    }
  }

  return {
    own: (effects) => apply(effects, refetching.now),
    applyReceived: (effects) =>
      apply(effects, (query, { record, isFrequent = false }) => {
        const isUrgent = record === undefined || contains(query.state.data, record);
        refetching.soon(query, { isUrgent, isFrequent });
      }),
    clear: () => {
      refetching.clear();
      patching.clear();
    },
  };
}
