import { createRoute, redirect } from '@tanstack/react-router';

import { authAtom, store } from '../session/session-atoms.ts';
import { rootRoute } from './root-route.ts';

/** Everything behind the login: without a session the way leads to it, and back afterwards. The app frames it. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (store.get(authAtom)) return;
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } });
  },
});
