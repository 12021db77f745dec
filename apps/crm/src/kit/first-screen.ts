import { delayLazyParts } from '@szansa/ui/lazy';
import { useEffect, useState } from 'react';

let firstScreenDone: Promise<void> = Promise.resolve();
let screenDone: Promise<void> = Promise.resolve();
let isReady = true;

/**
 * Resolves when the first screen is ready, or at once where nothing suspends it; code not needed for it awaits this.
 */
export function firstScreen(): Promise<void> {
  return firstScreenDone;
}

/** Resolves when the latest screen is ready. */
export function latestScreen(): Promise<void> {
  return screenDone;
}

/** Suspends lazy code until another screen is ready. */
export function preloadAfter(isShown: Promise<void>): void {
  screenDone = isShown.then(delayLazyParts());
}

/** Suspends everything the first screen does not need until that screen is ready. */
export function startFirstScreen(isShown: Promise<void>): void {
  isReady = false;
  preloadAfter(isShown);
  async function shown(): Promise<void> {
    await screenDone;
    isReady = true;
  }
  firstScreenDone = shown();
}

/** Returns whether the first screen is ready, so that data not needed for it may be fetched. */
export function useFirstScreen(): boolean {
  const [isShown, setShown] = useState(isReady);
  useEffect(() => {
    let isMounted = true;
    async function wait(): Promise<void> {
      await firstScreenDone;
      if (isMounted) setShown(true);
    }
    void wait();
    return () => {
      isMounted = false;
    };
  }, []);
  return isShown;
}
