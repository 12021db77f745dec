import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { parseSearch, stringifySearch } from '#kit/address/search-params.ts';

import { publicRoutes } from './public-routes.tsx';
import { root } from './root-route.ts';
import { signedIn } from './screen-route.tsx';
import { screens } from './screens.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const routeTree = root.addChildren([signedIn.addChildren(screens), ...publicRoutes]);

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
}
