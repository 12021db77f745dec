import type { Patch } from '@szansa/api-client/queries';
import type { Query, QueryClient } from '@tanstack/react-query';

import { queriesUnder } from './queries-under.ts';

interface Patching {
  /** Changes every query under the patch's key; `onUnknown` is called with those it does not know. */
  readonly apply: (patch: Patch, onUnknown: (query: Query) => void) => void;
  readonly clear: () => void;
}

/** Applies patches to cached data, and again to responses that were under way meanwhile. */
export function createPatching(queryClient: QueryClient): Patching {
  const duringFetch = new Map<string, Patch[]>();

  /** Returns whether the patch knows the data of the query. */
  function changeData({ queryKey, state }: Query, patch: Patch): boolean {
    const { data: cached, isInvalidated, dataUpdatedAt: updatedAt } = state;
    if (cached === undefined) return true;
    const changed = patch.change(cached, queryKey[2] ?? {});
    if (changed === undefined || changed === cached) return changed === cached;
    queryClient.setQueryData(queryKey, changed, { updatedAt });
    // a patch is no full answer: what was stale stays so
    if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    return true;
  }

  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const missed = duringFetch.get(query.queryHash);
    if (!missed) return;
    if (event.type === 'removed') duringFetch.delete(query.queryHash);
    if (event.type !== 'updated' || query.state.fetchStatus === 'fetching') return;
    duringFetch.delete(query.queryHash);
    if (event.action.type === 'success') for (const patch of missed) changeData(query, patch);
  });

  return {
    apply: (patch, onUnknown) => {
      for (const query of queriesUnder(queryClient, patch.key)) {
        if (query.state.fetchStatus === 'fetching') {
          duringFetch.set(query.queryHash, [...(duringFetch.get(query.queryHash) ?? []), patch]);
        }
        if (!changeData(query, patch)) onUnknown(query);
      }
    },
    clear: () => {
      duringFetch.clear();
      stopWatching();
    },
  };
}
