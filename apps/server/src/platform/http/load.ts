import { Refusal } from '../refusal.ts';

/** How long an answer may take before it is better not to have taken the question. */
const patienceMs = 5000;
/** Answers a second before anything was measured. */
const firstPace = 100;
/** What may run at any pace: as many as there are connections to the database. */
const fewest = 12;
/** Milliseconds of work after which the pace is known. */
const measuredAfter = 1000;

/** How much the server has to do. */
export interface Load {
  /** @throws 503 when handlers that run already take longer than five seconds at the present pace */
  refuseWhenFull(): void;
  /**
   * Counts a handler while it runs: neither while its body arrives nor while its answer is sent, for how long that takes
   * is up to the caller.
   * @throws 503 as `refuseWhenFull`
   */
  during<T>(handle: () => Promise<T>): Promise<T>;
}

/**
 * Counts handlers that run, and how fast they end while there are more than a few: at most so many run as end within
 * five seconds. A pace below the first one counts until there are only a few again: whatever held them up, it is over.
 */
export function openLoad(now: () => number = () => performance.now()): Load {
  let running = 0;
  let pace = firstPace;
  /** The stretch that is measured: when it began, and what ended in it. */
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
