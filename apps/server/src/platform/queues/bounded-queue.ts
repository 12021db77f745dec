import { Refusal } from '../refusal.ts';

export interface QueueLimits {
  /** Its name in metrics; of the queues of a name only the last is measured. */
  readonly name?: string;
  readonly mostQueued: number;
  /** Milliseconds from the call to its end. */
  readonly deadlineMs: number;
}

/**
 * Runs a limited number of tasks at once and queues a limited number in order of arrival. At its deadline, a running
 * task's signal is aborted; a queued one is refused.
 * @throws 503 when too many are queued, or the deadline comes first.
 */
export type BoundedQueue = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** What a queue has to do: tasks that run, and tasks that wait. */
interface QueueState {
  readonly running: number;
  readonly waiting: number;
}

const named = new Map<string, () => QueueState>();

/** Returns the state of each queue of this process that has a name. */
export const boundedQueues = (): (readonly [name: string, state: QueueState])[] =>
  [...named].map(([name, state]) => [name, state()] as const);

export function boundedQueue({
  name,
  atOnce,
  mostQueued,
  deadlineMs,
}: QueueLimits & { readonly atOnce: number }): BoundedQueue {
  let running = 0;
  const queued = new Set<() => void>();

  if (name !== undefined) named.set(name, () => ({ running, waiting: queued.size }));

  async function enter(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queued.size >= mostQueued) throw new Refusal('unavailable');
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queued.delete(start);
        reject(new Refusal('unavailable'));
      };
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      queued.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  function leave(): void {
    const [next] = queued;
    if (next === undefined) {
      running -= 1;
      return;
    }
    queued.delete(next);
    next();
  }

  return async (work) => {
    const signal = AbortSignal.timeout(deadlineMs);
    await enter(signal);
    try {
      return await work(signal);
    } finally {
      leave();
    }
  };
}
