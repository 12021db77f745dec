/** Milliseconds in which changes of a room are collected, and after which it is told of again. */
export const bundleMs = 200;
export const restMs = 1000;

interface Pacing {
  readonly changed: (name: string) => void;
  readonly close: () => void;
}

/** Tells of each thing that has changed, soon, and not again before it has rested; nothing that changed is left untold. */
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
