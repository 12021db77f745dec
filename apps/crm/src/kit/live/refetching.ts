import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { queriesUnder } from './queries-under.ts';
import { isChanging } from './running-changes.ts';

export interface Pace {
  /** Milliseconds events of one change arrive within; they are answered together. */
  readonly bundle: number;
  /** Milliseconds between two refetches of the same key that events cause. */
  readonly rest: number;
}

/** One query, or all whose keys start with this one. */
export interface Stale {
  readonly queryKey: QueryKey;
  readonly exact?: boolean;
}

interface Scheduled {
  timer: ReturnType<typeof setTimeout> | null;
  /** When it was last invalidated because of an event. */
  last: number;
}

interface Refetching {
  /** Refetches as soon as no call that changes the resource is running. */
  readonly now: (stale: Stale) => void;
  /** The same, at most once a rest. */
  readonly soon: (stale: Stale) => void;
  readonly clear: () => void;
}

/** Schedules the refetches of stale queries. */
export function createRefetching(queryClient: QueryClient, pace: Pace): Refetching {
  const scheduled = new Map<string, Scheduled>();
  const deferred = new Map<string, Stale>();

  function now(stale: Stale): void {
    if (isChanging(queryClient, stale.queryKey[0])) deferred.set(JSON.stringify(stale), stale);
    else void queryClient.invalidateQueries(stale);
  }

  const stopWatching = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== 'updated' || deferred.size === 0) return;
    for (const [name, stale] of deferred) {
      if (isChanging(queryClient, stale.queryKey[0])) continue;
      deferred.delete(name);
      void queryClient.invalidateQueries(stale);
    }
  });

  function soon(stale: Stale): void {
    // what is read from now on is as new as the event
    if (queriesUnder(queryClient, stale.queryKey).length === 0) return;
    const name = JSON.stringify(stale);
    const entry: Scheduled = scheduled.get(name) ?? { timer: null, last: -Infinity };
    scheduled.set(name, entry);
    if (entry.timer !== null) return;
    const delay = Math.max(pace.bundle, entry.last + pace.rest - performance.now());
    entry.timer = setTimeout(() => {
      entry.timer = null;
      entry.last = performance.now();
      now(stale);
    }, delay);
  }

  return {
    now,
    soon,
    clear: () => {
      for (const { timer } of scheduled.values()) if (timer !== null) clearTimeout(timer);
      scheduled.clear();
      deferred.clear();
      stopWatching();
    },
  };
}
