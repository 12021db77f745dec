import type { Language } from '@szansa/domain/account';
import type { AnyRouter } from '@tanstack/react-router';

import { accessNow } from '../session/session-atoms.ts';
import type { ScreenFacts } from './screen-facts.ts';

/** Returns the facts of the screen at a path; undefined where there is none. */
export function factsOf(router: AnyRouter, path: string): ScreenFacts | undefined {
  return router.routesByPath[path]?.options.staticData?.facts;
}

/** The page, or the dashboard where it is one that the user may not open any more. */
export function ownPage(router: Pick<AnyRouter, 'getMatchedRoutes'>, page: string): string {
  const [routes] = router.getMatchedRoutes(page.replace(/[?#].*$/, ''));
  const rights = routes.flatMap((route) => route.options.staticData?.facts?.right ?? []);
  return rights.every((right) => accessNow().has(right)) ? page : '/';
}

/** What the screen at a path is called. */
export function titleOf(router: AnyRouter, path: string, language: Language): string {
  return factsOf(router, path)?.title[language] ?? path;
}
