import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { queriesUnder } from './queries-under.ts';
import { isChanging } from './running-changes.ts';

export interface Pace {
  /** Milliseconds events of one change arrive within; they are answered together. */
  readonly bundle: number;
  /** Milliseconds between two refetches of the same key that events ask for. */
  readonly rest: number;
}

/** One query, or all whose keys begin with this one. */
export interface Stale {
  readonly queryKey: QueryKey;
  readonly exact?: boolean;
}

interface Waiting {
  timer: ReturnType<typeof setTimeout> | null;
  /** When it was last invalidated because of an event. */
  last: number;
}

interface Refetching {
  /** Asks again as soon as no call that changes the resource is running. */
  readonly now: (stale: Stale) => void;
  /** The same, at most once a rest. */
  readonly soon: (stale: Stale) => void;
  readonly forget: () => void;
}

/** Decides when stale queries are asked for again. */
export function createRefetching(queryClient: QueryClient, pace: Pace): Refetching {
  const waiting = new Map<string, Waiting>();
  const held = new Map<string, Stale>();

  function now(stale: Stale): void {
    if (isChanging(queryClient, stale.queryKey[0])) held.set(JSON.stringify(stale), stale);
    else void queryClient.invalidateQueries(stale);
  }

  const stopWatching = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== 'updated' || held.size === 0) return;
    for (const [name, stale] of held) {
      if (isChanging(queryClient, stale.queryKey[0])) continue;
      held.delete(name);
      void queryClient.invalidateQueries(stale);
    }
  });

  function soon(stale: Stale): void {
    // what is read from now on is as new as the event
    if (queriesUnder(queryClient, stale.queryKey).length === 0) return;
    const name = JSON.stringify(stale);
    const entry: Waiting = waiting.get(name) ?? { timer: null, last: -Infinity };
    waiting.set(name, entry);
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
    forget: () => {
      for (const { timer } of waiting.values()) if (timer !== null) clearTimeout(timer);
      waiting.clear();
      held.clear();
      stopWatching();
    },
  };
}
