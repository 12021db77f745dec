import type { Patch } from '@szansa/api-client/queries';
import type { Effect } from '@szansa/api-client/realtime/effects';
import type { QueryClient } from '@tanstack/react-query';

import { createPatching } from './patching.ts';
import { createRefetching, type Pace, type Stale } from './refetching.ts';

/** Brings what has been read up to date: at once after the user's own change, at a bearable pace after others'. */
export interface Staleness {
  /** After the user's own change: refetches as soon as no call that changes the resource is running. */
  readonly own: (effects: readonly Effect[]) => void;
  /** After an event: patches show at once; of stale queries, many events in a row become one refetch a rest. */
  readonly applyReceived: (effects: readonly Effect[]) => void;
  /** Cancels refetches that have not started yet. */
  readonly clear: () => void;
}

/**
 * Schedules refetches of stale data, and patches the rest. Neither a refetch nor a patch is applied during a running
 * change of the same record: it would show the record as it was before.
 */
export function createStaleness(queryClient: QueryClient, pace: Pace): Staleness {
  const refetching = createRefetching(queryClient, pace);
  const patching = createPatching(queryClient);

  const apply = (
    effects: readonly Effect[],
    stale: (stale: Stale) => void,
    patch: (patch: Patch) => void,
  ) => {
    for (const effect of effects) {
      if ('change' in effect) patch(effect);
      else stale({ queryKey: effect });
    }
  };
  const { now, soon } = refetching;

  return {
    own: (effects) =>
      apply(effects, now, (patch) => patching.apply(patch, { unknown: now, overtaken: soon })),
    applyReceived: (effects) =>
      apply(effects, soon, (patch) => patching.apply(patch, { unknown: soon, overtaken: soon })),
    clear: () => {
      refetching.clear();
      patching.clear();
    },
  };
}
