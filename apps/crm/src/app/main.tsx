import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import './app.css';
import { startTranslations } from './i18n/i18n.ts';
import { createAppRouter } from './routes.ts';
import { showKeptDensity, showTheme } from './session/appearance.ts';
import { client } from './session/api.ts';
import { isPublicPage } from './session/pages.ts';
import { reactToExpiry, restoreSession, whenAccessChanges } from './session/session.ts';
import { authAtom, store } from './session/session-atoms.ts';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');

showTheme('system');
showKeptDensity();
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

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
