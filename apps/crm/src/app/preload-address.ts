import type { AnyRouter } from '@tanstack/react-router';

import { accessNow } from '#kit/session/session-atoms.ts';

/** Prefetches the data of the screen at the router's address, before any code of that screen is loaded. */
export function preloadAddress(router: AnyRouter): void {
  const location = router.latestLocation;
  for (const { staticData, params, search } of router.matchRoutes(location)) {
    const { facts } = staticData;
    if (facts?.preload && (!facts.right || accessNow().has(facts.right))) {
      facts.preload({ params, search, searchText: location.searchStr });
    }
  }
}
