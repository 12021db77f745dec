/** Milliseconds in which changes of a room are collected, and after which it is told of again. */
export const bundleMs = 200;
export const restMs = 1000;

interface Pacing {
  readonly changed: (name: string) => void;
  readonly close: () => void;
}

/** Tells of each thing that has changed, soon, and not again before it has rested; nothing that changed is left untold. */
export function atAPace(tell: (name: string) => void): Pacing {
  const waiting = new Map<string, { isStale: boolean; timer: NodeJS.Timeout }>();

  function begin(name: string): void {
    const entry = {
      isStale: false,
      timer: setTimeout(() => {
        entry.isStale = false;
        entry.timer = setTimeout(() => {
          waiting.delete(name);
          if (entry.isStale) begin(name);
        }, restMs).unref();
        tell(name);
      }, bundleMs).unref(),
    };
    waiting.set(name, entry);
  }

  return {
    changed: (name) => {
      const entry = waiting.get(name);
      if (entry) entry.isStale = true;
      else begin(name);
    },
    close: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
