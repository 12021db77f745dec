import { delayLazyParts } from '@szansa/ui/later';
import { useEffect, useState } from 'react';

let standing: Promise<void> = Promise.resolve();
let isPending = true;

/** Resolves when the first screen stands; at once where nothing waits for it. What that screen can do without waits. */
export function firstScreen(): Promise<void> {
  return standing;
}

/** Lets all that the first screen can do without wait for it. */
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

/** Whether the first screen stands, so that what it can do without may be asked for. */
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
