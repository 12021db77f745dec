import type { Language } from '@szansa/domain/account';
import type { AnyRouter } from '@tanstack/react-router';

import type { ScreenFacts } from './screen-facts.ts';

/** What is said of the screen at a path; undefined where there is none. */
export function factsOf(router: AnyRouter, path: string): ScreenFacts | undefined {
  return router.routesByPath[path]?.options.staticData?.facts;
}

/** What the screen at a path is called. */
export function titleOf(router: AnyRouter, path: string, language: Language): string {
  return factsOf(router, path)?.title[language] ?? path;
}
