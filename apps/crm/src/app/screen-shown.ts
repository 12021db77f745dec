import { requestedAreLoaded } from '@szansa/ui/lazy';
import type { AnyRouter } from '@tanstack/react-router';

import { queryClient } from '#kit/api/api.ts';

/** Milliseconds after which a screen counts as ready, even if it is still fetching. */
const patience = 5000;

/** Milliseconds in which input of the user is handled first. */
const pause = 100;

/** Calls back when what React has to draw is drawn and the browser has nothing to do. */
export function whenDrawn(act: () => void): void {
  // Safari has no requestIdleCallback; a page in the background draws nothing
  if (!('requestIdleCallback' in globalThis) || document.hidden) setTimeout(act, pause);
  else
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(act), pause)));
}

/** Resolves when the next drawn screen is there with all its data. */
export function screenShown(router: AnyRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRendered = false;
  const isThere = () => isRendered && router.state.status === 'idle' && queryClient.isFetching() === 0;
  let isLooking = false;
  const look = () => {
    if (isLooking || !isThere()) return;
    isLooking = true;
    void requestedAreLoaded().then(() =>
      whenDrawn(() => {
        isLooking = false;
        // what was drawn may have started more requests
        if (isThere()) finish();
      }),
    );
  };
  const rendered = () => {
    isRendered = true;
    look();
  };
  const stops = [router.subscribe('onRendered', rendered), queryClient.getQueryCache().subscribe(look)];
  const timer = setTimeout(finish, patience);
  function finish(): void {
    clearTimeout(timer);
    for (const stop of stops) stop();
    resolve();
  }
  return promise;
}
