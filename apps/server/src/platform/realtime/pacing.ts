/** Milliseconds for which changes of a room are collected, and minimum milliseconds until the next event about it. */
export const bundleMs = 200;
export const restMs = 1000;

interface Pacing {
  readonly changed: (name: string) => void;
  readonly close: () => void;
}

/** Reports every changed thing after a short delay, and not again before a pause; no change is lost. */
export function atAPace(publish: (name: string) => void): Pacing {
  const scheduled = new Map<string, { isStale: boolean; timer: NodeJS.Timeout }>();

  function publishNow(name: string): void {
    const entry = {
      isStale: false,
      timer: setTimeout(() => {
        entry.isStale = false;
        entry.timer = setTimeout(() => {
          scheduled.delete(name);
          if (entry.isStale) publishNow(name);
        }, restMs).unref();
        publish(name);
      }, bundleMs).unref(),
    };
    scheduled.set(name, entry);
  }

  return {
    changed: (name) => {
      const entry = scheduled.get(name);
      if (entry) entry.isStale = true;
      else publishNow(name);
    },
    close: () => {
      for (const { timer } of scheduled.values()) clearTimeout(timer);
      scheduled.clear();
    },
  };
}
