import type { Right } from '@szansa/domain/access';
import { createRoute, type lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router';

import type { ListOpening } from '../lists/open-list.ts';
import { FailedScreen } from '../records/failed-screen.tsx';
import { NoRightScreen } from '../records/no-right-screen.tsx';
import { PendingScreen, type ScreenShape } from '../records/pending-screen.tsx';
import { accessNow } from '../session/session-atoms.ts';
import { loadTexts } from '../texts/i18n.ts';
import type { ScreenFacts } from './screen-facts.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Thrown on the way to a screen whose right is missing; the screen's place explains it. */
class MissingRight extends Error {}

function requireRight(right: Right): void {
  if (!accessNow().has(right)) throw new MissingRight(right);
}

/** What opens lists is loaded with the first of them: the first screen has none. */
async function withList(
  list: ScreenFacts['list'],
  to: string,
  { search, searchStr }: Pick<ParsedLocation<ListOpening['search']>, 'search' | 'searchStr'>,
  step: 'enterList' | 'beginList',
): Promise<void> {
  if (!list) return;
  const [place, steps] = await Promise.all([list(), import('../lists/open-list.ts')]);
  await steps[step]({ list: place, to, search, searchText: searchStr });
}

interface ScreenOptions extends ScreenFacts {
  readonly component: ReturnType<typeof lazyRouteComponent>;
  /** Begins to load what the screen shows, from the parameters of its path. */
  readonly prefetch?: (params: Readonly<Record<string, string>>) => unknown;
}

function shapeOf(path: string, list: ScreenFacts['list']): ScreenShape {
  if (list) return 'list';
  return path.includes('$') ? 'record' : 'page';
}

/** One screen behind the login: where it is, what it is called, who may open it, and what to load. */
export function screen<const Path extends string>(path: Path, options: ScreenOptions) {
  const { component, prefetch, ...facts } = options;
  const { right, texts, list, shape = shapeOf(path, list) } = facts;
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    component,
    staticData: { facts },
    beforeLoad: async ({ location }) => {
      if (right) requireRight(right);
      await withList(list, path, location, 'enterList');
    },
    loader: async ({ params, location }) => {
      prefetch?.(params);
      await Promise.all([loadTexts(texts), withList(list, path, location, 'beginList')]);
    },
    pendingComponent: () => <PendingScreen shape={shape} title={facts.title} />,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}
