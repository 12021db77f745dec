import type { Right } from '@szansa/domain/access';
import { createRoute, redirect, type lazyRouteComponent } from '@tanstack/react-router';

import { loadTexts } from './i18n/i18n.ts';
import { rememberedList } from './lists/use-list-state.ts';
import { root } from './root-route.ts';
import type { RouteFacts } from './route-facts.ts';
import { authAtom, store } from './session/session-atoms.ts';
import { FailedScreen } from './shell/failed-screen.tsx';
import { NoRightScreen } from './shell/no-right-screen.tsx';
import { PendingScreen } from './shell/pending-screen.tsx';
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

/** A list opened without a word looks as it did last in this browser session. */
function adoptRememberedList(list: string, to: string, searchText: string): void {
  const remembered = searchText === '' ? rememberedList(list) : null;
  if (remembered && Object.keys(remembered).length > 0) {
    throw redirect({ to, search: remembered as never, replace: true });
  }
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
      if (facts.list) adoptRememberedList(facts.list, path, location.searchStr);
    },
    loader: async ({ params }) => {
      prefetch?.(params);
      if (facts.texts) await loadTexts(facts.texts);
    },
    pendingComponent: PendingScreen,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}
