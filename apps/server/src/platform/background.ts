import type { Logger } from 'pino';

export interface Background {
  /** Runs `task` without anyone waiting for it; a failure is logged. */
  run(task: () => Promise<unknown>): void;
  /** Waits for what still runs. */
  settle(): Promise<void>;
}

/** Work an answer must not wait for, because how long it takes would tell something. */
export function openBackground(log: Logger): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(task) {
      const started = (async () => task())()
        .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
        .finally(() => running.delete(started));
      running.add(started);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
