import { delayLazyParts } from '@szansa/ui/lazy';
import { useEffect, useState } from 'react';

let standing: Promise<void> = Promise.resolve();
let isPending = true;

/**
 * Resolves when the first screen is ready, or at once where nothing suspends it; code not needed for it awaits this.
 */
export function firstScreen(): Promise<void> {
  return standing;
}

/** Suspends everything the first screen does not need until that screen is ready. */
export function preloadAfter(stands: Promise<void>): void {
  const letLoad = delayLazyParts();
  isPending = false;
  async function shown(): Promise<void> {
    await stands;
    isPending = true;
    letLoad();
  }
  standing = shown();
}

/** Returns whether the first screen is ready, so that data not needed for it may be fetched. */
export function useFirstScreen(): boolean {
  const [stands, setShown] = useState(isPending);
  useEffect(() => {
    let isShown = true;
    async function wait(): Promise<void> {
      await standing;
      if (isShown) setShown(true);
    }
    void wait();
    return () => {
      isShown = false;
    };
  }, []);
  return stands;
}
