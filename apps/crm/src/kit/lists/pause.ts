/** Milliseconds typing rests before a search is sent. */
export const typingPause = 250;

/** Waits, or rejects at once when the signal is aborted: a query that starts with it is debounced. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
