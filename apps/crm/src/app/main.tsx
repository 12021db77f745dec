import './without-eval.ts';

import { RouterProvider, type AnyRouter, type ParsedLocation } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { firstScreen, latestScreen, preloadAfter, startFirstScreen } from '#kit/first-screen.ts';
import { showStoredDensity, showTheme } from '#kit/session/appearance.ts';
import { MissingRight } from '#kit/routing/screen.tsx';
import { accessNow, authAtom, store } from '#kit/session/session-atoms.ts';
import {
  reactToExpiry,
  refreshSession,
  restoreSession,
  showRestored,
  whenAccessChanges,
} from '#kit/session/session.ts';
import { whenStorageFails } from '#kit/storage.ts';
import { startTranslations, translations, whenTranslationsStart } from '#kit/texts/i18n.ts';
import { toastError, toasts } from '#kit/toasts/toasts.ts';

import './app.css';
import { createAppRouter } from './routes.ts';
import { screenShown } from './screen-shown.ts';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

/** Shows an error that no handler caught as a toast; the browser logs it by itself. */
function reportUncaught(error: unknown): void {
  // remarks of the browser, such as those on observed sizes, carry no error
  if (error instanceof Error) toastError(error);
}
window.addEventListener('error', ({ error }) => reportUncaught(error));
window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));

whenStorageFails(() =>
  whenTranslationsStart(() => {
    const { t } = translations;
    toasts.show({ title: t('states.notStored'), description: t('states.notStoredHint'), type: 'foreground' });
  }),
);

const restored = restoreSession();
// before the router looks at the address: it would send the page without a session to the login instead
if (restored === 'broken') window.history.replaceState(null, '', '/logout');

/** Prefetches the data of the screen at a router's address, before any code of that screen is loaded. */
function preloadAddress(appRouter: AnyRouter): void {
  const location = appRouter.latestLocation;
  for (const { staticData, params, search } of appRouter.matchRoutes(location)) {
    const { facts } = staticData;
    if (facts?.preload && (!facts.right || accessNow().has(facts.right))) {
      facts.preload({ params, search, searchText: location.searchStr });
    }
  }
}

const router = createAppRouter();
reactToExpiry(() => void router.navigate({ to: '/logout' }));
whenAccessChanges(() => void router.invalidate());
startFirstScreen(screenShown(router));
// the slowest first: data is fetched while texts and screens are loading
if (restored === 'restored') preloadAddress(router);

/** The rights as they are now; until then the stored ones show the screen, and the server its data. */
async function refreshRestored(): Promise<void> {
  await firstScreen();
  if (store.get(authAtom)) await refreshSession();
}

if (restored === 'restored') void refreshRestored();

showTheme(store.get(authAtom)?.user.theme ?? 'system');
showStoredDensity();

/** Does what is not urgent once a screen is shown. */
async function followUp(location: ParsedLocation): Promise<void> {
  await latestScreen();
  const { afterScreen } = await import('./after-screen.ts');
  await afterScreen(router, location);
}

router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
  if (fromLocation && pathChanged) preloadAfter(screenShown(router));
});
// without a network it is not done
router.subscribe('onResolved', ({ toLocation }) => void followUp(toLocation).catch(() => undefined));

/** Not awaited by the module itself: modules that import from this file, such as the texts, would wait for it. */
async function show(root: Root): Promise<void> {
  await startTranslations(store.get(authAtom)?.user.locale);
  await showRestored();
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void show(
  createRoot(container, {
    onCaughtError: (error, { componentStack }) => {
      // a missing right is no fault: its screen explains it
      if (!(error instanceof MissingRight)) console.error(error, componentStack);
    },
  }),
);
