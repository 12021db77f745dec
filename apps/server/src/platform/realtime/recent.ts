/** Longer than a first screen takes to stand on a slow line. */
const retainedMs = 30_000;
/** Some 10 MB of events at the most. */
const mostCached = 5000;

interface Recent<Item> {
  readonly remember: (item: Item) => void;
  /** What was remembered in the last `ms` milliseconds, in order, and whether nothing of that time was forgotten. */
  readonly within: (ms: number) => { readonly items: readonly Item[]; readonly isComplete: boolean };
}

/**
 * Keeps what happened for thirty seconds: who begins to listen has read before what it tells of, or is just reading it,
 * and has to hear what happened between the two. `now` is in epoch milliseconds.
 */
export function createRecent<Item>(now: () => number = Date.now): Recent<Item> {
  const recent: { readonly item: Item; readonly at: number }[] = [];
  /** Whatever happened since then is kept. */
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
