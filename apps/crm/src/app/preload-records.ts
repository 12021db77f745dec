import type { AnyRouter } from '@tanstack/react-router';

import { latestScreen } from '#kit/first-screen.ts';
import { accessNow } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

/** Loads the code of records whose list is shown, so that a row only has to be drawn when it is opened. */
export async function preloadRecords(router: AnyRouter): Promise<void> {
  await latestScreen();
  const list = router.state.matches.at(-1)?.fullPath;
  const records = Object.values(router.routesByPath).filter(({ fullPath, options }) => {
    const { parent, right } = options.staticData?.facts ?? {};
    return parent === list && fullPath.includes('$') && (!right || accessNow().has(right));
  });
  const loading = records.map((route) =>
    Promise.all([router.loadRouteChunk(route), loadTexts(route.options.staticData?.facts?.texts ?? [])]),
  );
  // the record loads what failed when it is opened
  await Promise.allSettled(loading);
}
