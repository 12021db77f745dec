/** Milliseconds after which a queued column is drawn even though the browser is busy. */
const PATIENCE = 100;

/** Draws what is out of sight one after the other, whenever the browser has nothing better to do. */
export interface DrawingQueue {
  /** Returns how to leave the queue. */
  add: (draw: () => void) => () => void;
  /** Draws at once, before everything in the queue. */
  skip: (draw: () => void) => undefined;
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PATIENCE / 2);
}

/** Creates a queue; `idle` calls its argument once, when the browser is idle. */
export function createDrawingQueue(idle: (act: () => void) => void = whenIdle): DrawingQueue {
  const queued = new Set<() => void>();
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled || queued.size === 0) return;
    isScheduled = true;
    idle(() => {
      isScheduled = false;
      const [next] = queued;
      if (!next) return;
      queued.delete(next);
      next();
      schedule();
    });
  };
  return {
    add: (draw) => {
      queued.add(draw);
      schedule();
      return () => {
        queued.delete(draw);
      };
    },
    skip: (draw) => {
      draw();
      return undefined;
    },
  };
}
