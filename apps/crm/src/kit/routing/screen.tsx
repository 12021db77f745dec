import type { Right } from '@szansa/domain/access';
import { createRoute, redirect, type lazyRouteComponent } from '@tanstack/react-router';

import type { SearchParams } from '../address/search-params.ts';
import { queryClient } from '../api/api.ts';
import { cleanAddress } from '../lists/clean-address.ts';
import type { ListPlace } from '../lists/list-address.ts';
import { rememberedList } from '../lists/list-memory.ts';
import { openingAddress } from '../lists/opening.ts';
import { ownListQuery, type OwnList } from '../lists/own-list.ts';
import { FailedScreen } from '../records/failed-screen.tsx';
import { NoRightScreen } from '../records/no-right-screen.tsx';
import { PendingScreen } from '../records/pending-screen.tsx';
import { accessNow, authAtom, store } from '../session/session-atoms.ts';
import { loadTexts, translations } from '../texts/i18n.ts';
import { toasts } from '../toasts/toasts.ts';
import type { ScreenFacts } from './screen-facts.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Thrown on the way to a screen whose right is missing; the screen's place explains it. */
class MissingRight extends Error {}

function requireRight(right: Right): void {
  if (!store.get(authAtom)?.userPermissions.includes(right)) throw new MissingRight(right);
}

/** A list opened without a word looks as it did last in this browser session, else as its default view. */
function adoptOpening({ name }: ListPlace, to: string, searchText: string, own: OwnList | undefined): void {
  const search = openingAddress(searchText, rememberedList(name), own?.views ?? []);
  if (search) throw redirect({ to, search, replace: true });
}

/** What the list cannot be asked for leaves the address, and a toast says so. */
function refuseUnknown(list: ListPlace, to: string, search: SearchParams): void {
  const cleaned = cleanAddress(list, search, accessNow().isExcluded);
  if (!cleaned) return;
  toasts.show({ title: translations.t('lists.addressCleaned'), type: 'foreground' });
  throw redirect({ to, search: cleaned, replace: true });
}

/** Asks how the user has arranged the list; only one opened for the first time and without a word waits for it. */
async function loadOwnList(list: ListPlace, to: string, searchText: string): Promise<void> {
  const own = queryClient
    .ensureQueryData({ ...ownListQuery(list.name), revalidateIfStale: true, retry: false })
    .catch(() => undefined);
  if (searchText === '' && rememberedList(list.name) === null) adoptOpening(list, to, searchText, await own);
}

interface ScreenOptions extends ScreenFacts {
  readonly component: ReturnType<typeof lazyRouteComponent>;
  /** Begins to load what the screen shows, from the parameters of its path. */
  readonly prefetch?: (params: Readonly<Record<string, string>>) => unknown;
}

/** One screen behind the login: where it is, what it is called, who may open it, and what to load. */
export function screen<const Path extends string>(path: Path, options: ScreenOptions) {
  const { component, prefetch, ...facts } = options;
  const { right, texts, list } = facts;
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    component,
    staticData: { facts },
    beforeLoad: ({ location }) => {
      if (right) requireRight(right);
      if (!list) return;
      refuseUnknown(list, path, location.search);
      adoptOpening(
        list,
        path,
        location.searchStr,
        queryClient.getQueryData(ownListQuery(list.name).queryKey),
      );
    },
    loader: async ({ params, location }) => {
      prefetch?.(params);
      // the screen tells of a failure, and asks again
      if (list) void list.prefetch(location.search);
      await Promise.all([loadTexts(texts), list && loadOwnList(list, path, location.searchStr)]);
    },
    pendingComponent: PendingScreen,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}
