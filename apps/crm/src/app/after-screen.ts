import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

import { client } from '#kit/api/api.ts';
import { isPublicPage } from '#kit/session/pages.ts';
import { accessNow, authAtom, store } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import { whenDrawn } from './screen-shown.ts';

/** Saves on the server the page to return to after signing in again, unless it has been left meanwhile. */
async function rememberPage(router: AnyRouter, { pathname, href }: ParsedLocation): Promise<void> {
  await new Promise<void>(whenDrawn);
  const isLeft = router.latestLocation.href !== href;
  if (isLeft || !store.get(authAtom) || isPublicPage(pathname)) return;
  await client.auth.rememberPage({ body: { lastPage: href } });
}

/** Loads the code of the records of the shown list, so that an opened row only has to be drawn. */
async function preloadRecords(router: AnyRouter): Promise<void> {
  const list = router.state.matches.at(-1)?.fullPath;
  const records = Object.values(router.routesByPath).filter(({ fullPath, options }) => {
    const { parent, right } = options.staticData?.facts ?? {};
    return parent === list && fullPath.includes('$') && (!right || accessNow().has(right));
  });
  const loading = records.map((route) =>
    Promise.all([router.loadRouteChunk(route), loadTexts(route.options.staticData?.facts?.texts ?? [])]),
  );
  await Promise.all(loading);
}

/** What follows once a screen is shown. A failure has no consequences: both are done again by a later screen. */
export async function afterScreen(router: AnyRouter, location: ParsedLocation): Promise<void> {
  await Promise.all([preloadRecords(router), rememberPage(router, location)]);
}
