import type { Right } from '@szansa/domain/access';
import type { ListName } from '@szansa/domain/list';
import { createRoute, redirect, type lazyRouteComponent } from '@tanstack/react-router';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queryClient } from '#kit/api/api.ts';
import { rememberedList } from '#kit/lists/list-memory.ts';
import { openingAddress } from '#kit/lists/opening.ts';
import { ownListQuery, type OwnList } from '#kit/lists/own-list.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { NoRightScreen } from '#kit/records/no-right-screen.tsx';
import { PendingScreen } from '#kit/records/pending-screen.tsx';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import { root } from './root-route.ts';
import type { RouteFacts } from './route-facts.ts';
import { Shell } from './shell/shell.tsx';

/** Everything behind the login: without a session the way leads to it, and back afterwards. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (store.get(authAtom)) return;
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } });
  },
});

/** Thrown on the way to a screen whose right is missing; the screen's place explains it. */
class MissingRight extends Error {}

function requireRight(right: Right): void {
  if (!store.get(authAtom)?.userPermissions.includes(right)) throw new MissingRight(right);
}

/** A list opened without a word looks as it did last in this browser session, else as its default view. */
function adoptOpening(list: ListName, to: string, searchText: string, own: OwnList | undefined): void {
  const search = openingAddress(searchText, rememberedList(list), own?.views ?? []);
  if (search) throw redirect({ to, search: search as never, replace: true });
}

/** Asks how the user has arranged the list; only one opened for the first time and without a word waits for it. */
async function loadOwnList(list: ListName, to: string, searchText: string): Promise<void> {
  const own = queryClient
    .ensureQueryData({ ...ownListQuery(list), revalidateIfStale: true, retry: false })
    .catch(() => undefined);
  if (searchText === '' && rememberedList(list) === null) adoptOpening(list, to, searchText, await own);
}

/** Begins to load what the list shows while its screen is on its way; that tells of a failure, and asks again. */
function prefetchRows(list: ListName, params: SearchParams): void {
  import('./list-rows.ts').then(({ listRows }) => listRows[list](params)).catch(() => undefined);
}

/** One line a screen: where it is, what it is called, who may open it, and what to load. */
export function screen<const Path extends string>(
  path: Path,
  facts: RouteFacts,
  component: ReturnType<typeof lazyRouteComponent>,
  prefetch?: (params: Record<string, string>) => unknown,
) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component,
    staticData: { facts },
    beforeLoad: ({ location }) => {
      if (facts.right) requireRight(facts.right);
      if (facts.list) {
        const known = queryClient.getQueryData(ownListQuery(facts.list).queryKey);
        adoptOpening(facts.list, path, location.searchStr, known);
      }
    },
    loader: async ({ params, location }) => {
      prefetch?.(params);
      if (facts.list) prefetchRows(facts.list, location.search);
      await Promise.all([
        facts.texts && loadTexts(facts.texts),
        facts.list && loadOwnList(facts.list, path, location.searchStr),
      ]);
    },
    pendingComponent: PendingScreen,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}
