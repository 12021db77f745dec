import type { Patch } from '@szansa/api-client/queries';
import type { Query, QueryClient } from '@tanstack/react-query';

import { queriesUnder } from './queries-under.ts';
import type { Stale } from './refetching.ts';
import { isChanging } from './running-changes.ts';

/** What is done with queries that a patch alone does not bring up to date. */
interface Fallback {
  /** The patch does not know what becomes of the query. */
  readonly unknown: (stale: Stale) => void;
  /** Something older than the patch may follow: an answer under way, or what another running change puts back. */
  readonly overtaken: (stale: Stale) => void;
}

interface Deferred {
  readonly patch: Patch;
  readonly fallback: Fallback;
}

interface Patching {
  /** Changes every query under the patch's key, as soon as no call that changes the record is running. */
  readonly apply: (patch: Patch, fallback: Fallback) => void;
  readonly clear: () => void;
}

/** Applies patches to cached data, and again to responses that were under way meanwhile. */
export function createPatching(queryClient: QueryClient): Patching {
  let deferred: Deferred[] = [];
  const duringFetch = new Map<string, Deferred[]>();

  function changeData({ queryKey, state }: Query, { patch, fallback }: Deferred): void {
    const { data: cached, isInvalidated, dataUpdatedAt: updatedAt } = state;
    if (cached === undefined) return;
    const changed = patch.change(cached, queryKey[2] ?? {});
    if (changed === undefined) fallback.unknown({ queryKey, exact: true });
    else if (changed === cached && patch.leavesStale) {
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    } else if (changed !== cached) {
      queryClient.setQueryData(queryKey, changed, { updatedAt });
      // a patch is no full answer: what was stale stays so
      if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }
  }

  function applyNow(one: Deferred): void {
    for (const query of queriesUnder(queryClient, one.patch.key)) {
      if (query.state.fetchStatus === 'fetching') {
        duringFetch.set(query.queryHash, [...(duringFetch.get(query.queryHash) ?? []), one]);
        if (!one.patch.settles) one.fallback.overtaken({ queryKey: query.queryKey, exact: true });
      }
      changeData(query, one);
    }
  }

  const isDeferred = ({ patch }: Deferred) => isChanging(queryClient, patch.key[0], patch.record);

  const stopWatchingChanges = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== 'updated' || deferred.length === 0) return;
    const free = deferred.filter((one) => !isDeferred(one));
    deferred = deferred.filter((one) => !free.includes(one));
    for (const one of free) applyNow(one);
  });

  const stopWatchingQueries = queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const missed = duringFetch.get(query.queryHash);
    if (!missed) return;
    if (event.type === 'removed') duringFetch.delete(query.queryHash);
    if (event.type !== 'updated' || query.state.fetchStatus === 'fetching') return;
    duringFetch.delete(query.queryHash);
    if (event.action.type === 'success') for (const one of missed) changeData(query, one);
  });

  return {
    apply: (patch, fallback) => {
      const one = { patch, fallback };
      if (isDeferred(one)) {
        deferred.push(one);
        return;
      }
      if (!patch.settles && isChanging(queryClient, patch.key[0]))
        fallback.overtaken({ queryKey: patch.key });
      applyNow(one);
    },
    clear: () => {
      deferred = [];
      duringFetch.clear();
      stopWatchingChanges();
      stopWatchingQueries();
    },
  };
}
