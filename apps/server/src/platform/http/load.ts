import { Refusal } from '../refusal.ts';

/** How long an answer may take before it is better not to have taken the question. */
const patienceMs = 5000;
/** Answers a second before anything was measured. */
const firstPace = 100;
/** What may be open at any pace: as many as there are connections to the database. */
const fewest = 12;
/** Milliseconds of work after which the pace is known. */
const measuredAfter = 1000;

/** How much the server has to do. */
export interface Load {
  /** Takes a request in. @throws 503 when those before it take longer than five seconds at the present pace */
  enter(): void;
  /** One was answered, or its caller left. */
  leave(): void;
}

/**
 * Counts open requests, and how fast they are answered while there are more than a few: at most so many are taken in as
 * are answered within five seconds. What is measured counts until the next time there is much to do.
 */
export function openLoad(now: () => number = () => performance.now()): Load {
  let open = 0;
  let pace = firstPace;
  /** The stretch that is measured: when it began, and what was answered in it. */
  let from: number | null = null;
  let answered = 0;

  function measure(): void {
    if (from === null) return;
    const elapsed = now() - from;
    if (elapsed < measuredAfter) return;
    pace = (answered / elapsed) * 1000;
    if (elapsed < patienceMs) return;
    from = now();
    answered = 0;
  }

  return {
    enter() {
      measure();
      if (open >= Math.max(fewest, (pace * patienceMs) / 1000)) throw new Refusal('unavailable');
      open += 1;
      if (open > fewest) from ??= now();
    },
    leave() {
      open -= 1;
      if (from === null) return;
      answered += 1;
      measure();
      if (open > fewest) return;
      from = null;
      answered = 0;
    },
  };
}
