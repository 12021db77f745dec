import { Refusal } from '../refusal.ts';

/** Maximum time in milliseconds until a response; a request that would take longer is refused at once. */
const patienceMs = 5000;
/** Answers a second before anything was measured. */
const firstPace = 100;
/** What may run at any pace: as many as have a connection to the database, or wait for one in the next round. */
const fewest = 24;
/** Milliseconds of work after which the pace is known. */
const measuredAfter = 1000;

/** How much the server has to do. */
export interface Load {
  /** @throws 503 when the running handlers take longer than five seconds at the current pace */
  refuseWhenFull(): void;
  /**
   * Counts a handler while it runs, but not while its body arrives or its response is sent: how long that takes depends
   * on the caller.
   * @throws 503 as `refuseWhenFull`
   */
  during<T>(handle: () => Promise<T>): Promise<T>;
}

/**
 * Counts running handlers, and measures how fast they finish while there are more than a few: at most as many may run
 * as finish within five seconds. A pace below the initial one is valid until only a few run: the cause of the delay is
 * over then.
 */
export function openLoad(now: () => number = () => performance.now()): Load {
  let running = 0;
  let pace = firstPace;
  /** Start of the measured period, and number of handlers that finished in it. */
  let from: number | null = null;
  let ended = 0;

  function measure(): void {
    if (from === null) return;
    const elapsed = now() - from;
    if (elapsed < measuredAfter) return;
    pace = (ended / elapsed) * 1000;
    if (elapsed < patienceMs) return;
    from = now();
    ended = 0;
  }

  function leave(): void {
    running -= 1;
    if (from === null) return;
    ended += 1;
    measure();
    if (running > fewest) return;
    from = null;
    ended = 0;
    pace = Math.max(pace, firstPace);
  }

  function refuseWhenFull(): void {
    measure();
    if (running >= Math.max(fewest, (pace * patienceMs) / 1000)) throw new Refusal('unavailable');
  }

  return {
    refuseWhenFull,
    async during(handle) {
      refuseWhenFull();
      running += 1;
      if (running > fewest) from ??= now();
      try {
        return await handle();
      } finally {
        leave();
      }
    },
  };
}
