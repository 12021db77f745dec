import type { Right } from '@szansa/domain/access';
import { createRoute, type lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router';

import type { SearchParams } from '../address/search-params.ts';
import { requestList, preloadList, enterList, type ListOpening } from '../lists/open-list.ts';
import { FailedScreen } from '../records/failed-screen.tsx';
import { NoRightScreen } from '../records/no-right-screen.tsx';
import { PendingScreen, type ScreenShape } from '../records/pending-screen.tsx';
import { accessNow } from '../session/session-atoms.ts';
import { loadTexts } from '../texts/i18n.ts';
import type { ScreenFacts } from './screen-facts.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Thrown on the way to a screen whose right is missing; the screen's place explains it. */
export class MissingRight extends Error {}

function requireRight(right: Right): void {
  if (!accessNow().has(right)) throw new MissingRight(right);
}

interface ScreenOptions extends Omit<ScreenFacts, 'begin'> {
  readonly component: ReturnType<typeof lazyRouteComponent>;
  /** Loads the code of what it shows, where its address decides on that. */
  readonly code?: (search: SearchParams) => Promise<unknown>;
  /**
   * Code of the screen's default content, unless its address specifies another: the build lists it in the screen's
   * page.
   */
  readonly usually?: () => Promise<unknown>;
  /** Starts loading the data of the screen, from the parameters of its path. */
  readonly prefetch?: (params: Readonly<Record<string, string>>) => unknown;
}

function shapeOf(path: string, list: ScreenFacts['list']): ScreenShape {
  if (list) return 'list';
  return path.includes('$') ? 'record' : 'page';
}

/** One screen behind the login: where it is, what it is called, who may open it, and what to load. */
export function screen<const Path extends string>(path: Path, options: ScreenOptions) {
  const { component, code, usually: _usually, prefetch, ...facts } = options;
  const { right, texts, list, shape = shapeOf(path, list) } = facts;
  const openingAt = ({
    search,
    searchStr,
  }: Pick<ParsedLocation<ListOpening['search']>, 'search' | 'searchStr'>) =>
    list && { list, to: path, search, searchText: searchStr };
  const preload: ScreenFacts['preload'] = ({ params, ...address }) => {
    prefetch?.(params);
    const opened = list ? requestList({ list, ...address }) : address.search;
    // the screen shows the error
    code?.(opened).catch(() => undefined);
  };
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    component,
    staticData: { facts: { ...facts, preload } },
    beforeLoad: ({ location }) => {
      if (right) requireRight(right);
      const opening = openingAt(location);
      if (opening) enterList(opening);
    },
    loader: async ({ params, location }) => {
      prefetch?.(params);
      const opening = openingAt(location);
      await Promise.all([loadTexts(texts), code?.(location.search), opening && preloadList(opening)]);
    },
    pendingComponent: () => <PendingScreen shape={shape} title={facts.title} />,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}
