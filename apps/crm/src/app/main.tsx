import './without-eval.ts';

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { client } from '#kit/api/api.ts';
import { showKeptDensity, showTheme } from '#kit/session/appearance.ts';
import { isPublicPage } from '#kit/session/pages.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { hasStoredAuth } from '#kit/session/stored-auth.ts';
import { reactToExpiry, restoreSession, whenAccessChanges } from '#kit/session/session.ts';
import { startTranslations } from '#kit/texts/i18n.ts';

import './app.css';
import { createAppRouter } from './routes.ts';
import { LoadingShell } from './shell/loading-shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

showTheme('system');
showKeptDensity();
const root = createRoot(container);
// what may take a while on a slow line has its shape at once
if (hasStoredAuth() && !isPublicPage(window.location.pathname)) root.render(<LoadingShell />);
await startTranslations();
// before the router looks at the address: it would send the page without a session to the login instead
if ((await restoreSession()) === 'broken') window.history.replaceState(null, '', '/logout');

const router = createAppRouter();
reactToExpiry(() => void router.navigate({ to: '/logout' }));
whenAccessChanges(() => void router.invalidate());

// the page to come back to after signing in again
router.subscribe('onResolved', ({ toLocation }) => {
  if (store.get(authAtom) && !isPublicPage(toLocation.pathname)) {
    client.auth.rememberPage({ body: { lastPage: toLocation.href } }).catch(() => undefined);
  }
});

root.render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
