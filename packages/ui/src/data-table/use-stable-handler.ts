import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function and does what it was last given, so that rows need not draw again. */
export function useStableHandler<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => {
    latest.current?.(...args);
  }, []);
}
