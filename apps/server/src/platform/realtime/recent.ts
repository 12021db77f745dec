/** Longer than the first screen takes to load on a slow connection. */
const retainedMs = 30_000;
/** Some 10 MB of events at the most. */
const mostCached = 5000;

interface Recent<Item> {
  readonly remember: (item: Item) => void;
  /** Returns the items of the last `ms` milliseconds, in order, and whether none of that time have been discarded. */
  readonly within: (ms: number) => { readonly items: readonly Item[]; readonly isComplete: boolean };
}

/**
 * Retains events for thirty seconds: a browser reads its data before it subscribes to events, or at the same time, and
 * must receive the events in between. `now` is in epoch milliseconds.
 */
export function createRecent<Item>(now: () => number = Date.now): Recent<Item> {
  const recent: { readonly item: Item; readonly at: number }[] = [];
  /** All items since then are retained. */
  let completeSince = now();

  function discardOld(): void {
    const since = now() - retainedMs;
    const firstRetained = recent.findIndex(({ at }) => at >= since);
    const old = firstRetained < 0 ? recent.length : firstRetained;
    const last = recent.splice(0, Math.max(old, recent.length - mostCached)).at(-1);
    if (last) completeSince = last.at + 1;
  }

  return {
    remember: (item) => {
      recent.push({ item, at: now() });
      discardOld();
    },
    within: (ms) => {
      const since = now() - ms;
      return {
        items: recent.filter(({ at }) => at >= since).map(({ item }) => item),
        isComplete: since >= completeSince,
      };
    },
  };
}
