import { createRoute, redirect } from '@tanstack/react-router';

import { authAtom, store } from '../session/session-atoms.ts';
import { rootRoute } from './root-route.ts';

/** Without a session the way leads to the login, and back afterwards. */
export function requireSession(href: string): void {
  if (store.get(authAtom)) return;
  throw redirect({ to: '/login', search: href === '/' ? {} : { redirect: href } });
}

/** Everything behind the login. The app frames it. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => requireSession(location.href),
});
