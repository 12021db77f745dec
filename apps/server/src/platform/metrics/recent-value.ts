import { setTimeout as pause } from 'node:timers/promises';

export interface RecentOptions {
  /** Milliseconds after which a value is read again. */
  readonly maxAgeMs: number;
  /** Milliseconds that a caller waits for a value; it is read to its end for the next one. */
  readonly patienceMs: number;
  readonly onError: (error: unknown) => void;
}

/** Returns a function that reads a value unless it has a recent one; undefined where that fails or takes too long. */
export function recentValue<T>(
  read: () => Promise<T>,
  { maxAgeMs, patienceMs, onError }: RecentOptions,
): () => Promise<T | undefined> {
  let known: { readonly value: T; readonly at: number } | null = null;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      known = { value: await read(), at: performance.now() };
    } catch (error) {
      onError(error);
    } finally {
      reading = null;
    }
  }

  const recent = () => (known && performance.now() - known.at < maxAgeMs ? known : null);
  return async () => {
    if (!recent()) {
      reading ??= refresh();
      await Promise.race([reading, pause(patienceMs, undefined, { ref: false })]);
    }
    return recent()?.value;
  };
}
