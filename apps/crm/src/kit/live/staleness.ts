import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Pace {
  /** Milliseconds events of one change arrive within; they are answered together. */
  readonly bundle: number;
  /** Milliseconds between two refetches of the same key that events ask for. */
  readonly rest: number;
}

interface Waiting {
  readonly key: QueryKey;
  timer: ReturnType<typeof setTimeout> | null;
  /** When the key was last invalidated because of an event. */
  last: number;
}

/** Marks queries as stale: at once for the user's own change, at a bearable pace for those of others. */
export interface Staleness {
  /** After an own change: asked for again as soon as no call that changes the resource is running. */
  readonly own: (keys: readonly QueryKey[]) => void;
  /** After an event: many in a row become one refetch a rest, the last of them included. */
  readonly heard: (keys: readonly QueryKey[]) => void;
  /** Calls off what has not been asked for yet. */
  readonly forget: () => void;
}

/**
 * Decides when what has become stale is asked for again. A refetch never overtakes a running change of the same
 * resource: it would show the record as it was before.
 */
export function createStaleness(queryClient: QueryClient, pace: Pace): Staleness {
  const waiting = new Map<string, Waiting>();
  const held = new Map<string, QueryKey>();

  const isChanging = (resource: unknown) =>
    queryClient.isMutating({ predicate: ({ options }) => options.mutationKey?.[0] === resource }) > 0;

  function invalidate(key: QueryKey): void {
    if (isChanging(key[0])) held.set(JSON.stringify(key), key);
    else void queryClient.invalidateQueries({ queryKey: key });
  }

  const stopWatching = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== 'updated' || held.size === 0) return;
    for (const [name, key] of held) {
      if (isChanging(key[0])) continue;
      held.delete(name);
      void queryClient.invalidateQueries({ queryKey: key });
    }
  });

  function schedule(key: QueryKey): void {
    const name = JSON.stringify(key);
    const entry: Waiting = waiting.get(name) ?? { key, timer: null, last: -Infinity };
    waiting.set(name, entry);
    if (entry.timer !== null) return;
    const now = performance.now();
    const delay = Math.max(pace.bundle, entry.last + pace.rest - now);
    entry.timer = setTimeout(() => {
      entry.timer = null;
      entry.last = performance.now();
      invalidate(key);
    }, delay);
  }

  return {
    own: (keys) => {
      for (const key of keys) invalidate(key);
    },
    heard: (keys) => {
      for (const key of keys) schedule(key);
    },
    forget: () => {
      for (const { timer } of waiting.values()) if (timer !== null) clearTimeout(timer);
      waiting.clear();
      held.clear();
      stopWatching();
    },
  };
}
