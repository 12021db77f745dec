/** Milliseconds after which a waiting column is drawn although the browser is busy. */
const PATIENCE = 100;

/** Draws what is out of sight one after the other, whenever the browser has nothing better to do. */
export interface DrawingQueue {
  /** Returns how to leave the queue. */
  add: (draw: () => void) => () => void;
  /** Draws at once, past everything that waits. */
  skip: (draw: () => void) => undefined;
}

function whenIdle(act: () => void): void {
  // Safari does not say when it is idle
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PATIENCE / 2);
}

/** `idle` calls its argument back once, later. */
export function createDrawingQueue(idle: (act: () => void) => void = whenIdle): DrawingQueue {
  const waiting = new Set<() => void>();
  let asked = false;
  const ask = () => {
    if (asked || waiting.size === 0) return;
    asked = true;
    idle(() => {
      asked = false;
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next);
      next();
      ask();
    });
  };
  return {
    add: (draw) => {
      waiting.add(draw);
      ask();
      return () => {
        waiting.delete(draw);
      };
    },
    skip: (draw) => {
      draw();
      return undefined;
    },
  };
}
