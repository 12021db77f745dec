import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';

import { parseSearch, stringifySearch } from '#kit/address/search-params.ts';
import { rootRoute } from '#kit/routing/root-route.ts';
import { signedInRoute } from '#kit/routing/signed-in-route.ts';

import { publicScreens, screens } from './features.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { Shell } from './shell/shell.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const failed = () => import('./shell/failed-frame.tsx');
rootRoute.update({ component: RootLayout, errorComponent: lazyRouteComponent(failed, 'FailedRoot') });
signedInRoute.update({ component: Shell, errorComponent: lazyRouteComponent(failed, 'FailedFrame') });

const routeTree = rootRoute.addChildren([signedInRoute.addChildren(screens), ...publicScreens]);

export function createAppRouter(history?: RouterHistory) {
  let isOtherPage = true;
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
    // all pages share one scrolling element: another page starts at its top, a tab or a form of the same page does not
    scrollToTopSelectors: [() => (isOtherPage ? document.querySelector('main') : null)],
  });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    isOtherPage = pathChanged;
  });
  return router;
}
