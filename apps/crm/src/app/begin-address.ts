import type { AnyRouter } from '@tanstack/react-router';

import { accessNow } from '#kit/session/session-atoms.ts';

/** Asks for what the screen at the router's address will show, before any code of that screen is there. */
export function preloadAddress(router: AnyRouter): void {
  const location = router.latestLocation;
  for (const { staticData, params, search } of router.matchRoutes(location)) {
    const { facts } = staticData;
    if (facts?.begin && (!facts.right || accessNow().has(facts.right))) {
      facts.begin({ params, search, searchText: location.searchStr });
    }
  }
}
