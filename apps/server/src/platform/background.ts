import type { Logger } from 'pino';

export interface Background {
  /** Runs `task` in the background; a failure is logged. */
  run(task: () => Promise<unknown>): void;
  /** Waits for all running tasks. */
  settle(): Promise<void>;
}

/** Runs work that a response must not wait for, because its duration would reveal something. */
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
