import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds that refetches of one query wait. */
export interface Pace {
  /** Events of one change arrive within this time; they are answered together. */
  readonly bundle: number;
  /** Between two refetches; doubles while events keep arriving, up to four times as long. */
  readonly rest: number;
  /** The same where events are frequent. */
  readonly frequentRest: number;
  /** Until a refetch that is not urgent. */
  readonly unhurried: number;
}

interface Throttle {
  timer?: ReturnType<typeof setTimeout>;
  /** When the timer fires; infinite while there is none. */
  due: number;
  lastEvent: number;
  /** When an event last caused a refetch. */
  lastRefetch: number;
  rest: number;
}

interface Urgency {
  readonly isUrgent: boolean;
  readonly isFrequent: boolean;
}

interface Refetching {
  /** Refetches as soon as no call that changes the resource is running. */
  readonly now: (query: Query) => void;
  /** The same, throttled. What is not shown becomes stale only. */
  readonly soon: (query: Query, urgency: Urgency) => void;
  readonly clear: () => void;
}

const unthrottled = { due: Infinity, lastEvent: -Infinity, lastRefetch: -Infinity };

/** Whether a call is running that changes the resource. */
function isChanging(queryClient: QueryClient, resource: unknown): boolean {
  return queryClient.isMutating({ predicate: ({ options }) => options.mutationKey?.[0] === resource }) > 0;
}

/** Schedules the refetches of stale queries. */
export function createRefetching(queryClient: QueryClient, pace: Pace): Refetching {
  const throttles = new Map<string, Throttle>();
  const deferred = new Set<Query>();

  function refetch(query: Query): void {
    const { queryKey } = query;
    if (isChanging(queryClient, queryKey[0])) deferred.add(query);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }

  const stopWatching = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== 'updated') return;
    const queries = [...deferred];
    deferred.clear();
    for (const query of queries) refetch(query);
  });

  function unschedule(throttle: Throttle | undefined): void {
    if (!throttle) return;
    clearTimeout(throttle.timer);
    throttle.due = Infinity;
  }

  function soon(query: Query, { isUrgent, isFrequent }: Urgency): void {
    const { queryKey, queryHash } = query;
    if (!query.isActive()) {
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      return;
    }
    const firstRest = isFrequent ? pace.frequentRest : pace.rest;
    const throttle = throttles.get(queryHash) ?? { ...unthrottled, rest: firstRest };
    throttles.set(queryHash, throttle);
    const now = performance.now();
    if (isUrgent) {
      if (now > throttle.lastEvent + firstRest) throttle.rest = firstRest;
      throttle.lastEvent = now;
    }
    const rested = throttle.lastRefetch + throttle.rest;
    const due = Math.max(now + (isUrgent ? pace.bundle : pace.unhurried), rested);
    if (throttle.due <= due) return;
    unschedule(throttle);
    throttle.due = due;
    throttle.timer = setTimeout(() => {
      throttle.due = Infinity;
      throttle.lastRefetch = performance.now();
      if (now < rested) throttle.rest = Math.min(throttle.rest * 2, firstRest * 4);
      refetch(query);
    }, due - now);
  }

  return {
    now: (query) => {
      unschedule(throttles.get(query.queryHash));
      refetch(query);
    },
    soon,
    clear: () => {
      for (const throttle of throttles.values()) unschedule(throttle);
      throttles.clear();
      deferred.clear();
      stopWatching();
    },
  };
}
