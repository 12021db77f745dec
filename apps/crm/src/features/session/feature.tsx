import { createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';

import type { Feature } from '#kit/routing/feature.ts';
import { rootRoute } from '#kit/routing/root-route.ts';
import { requireSession } from '#kit/routing/signed-in-route.ts';
import { accessNow, authAtom, store } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { accountTexts } from '#parts/account/texts.ts';

const texts = [accountTexts];

/** The words of signing in come with each of its pages. */
const loader = () => loadTexts(texts);

/** What the set-up needs is of no use to anyone else, so the list of it is loaded with its pages. */
const loadSetupTexts = async () => loadTexts((await import('./setup/texts.ts')).setupTexts);

/** Redirects signed-in users away from the login. */
function leaveWhenSignedIn(): void {
  if (store.get(authAtom)) throw redirect({ to: '/' });
}

const LoginScreen = lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen');

function LoginWithEmail() {
  const { email } = useParams({ strict: false });
  return <LoginScreen {...(email ? { email } : {})} />;
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  loader,
  component: LoginScreen,
  beforeLoad: leaveWhenSignedIn,
});

const loginWithEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/$email',
  loader,
  component: LoginWithEmail,
  beforeLoad: leaveWhenSignedIn,
});

/** Also for signed-in users: a link from a mail may belong to another user. */
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  loader,
  component: lazyRouteComponent(() => import('./reset-password-screen.tsx'), 'ResetPasswordScreen'),
});

const SetNewPasswordScreen = lazyRouteComponent(
  () => import('./set-new-password-screen.tsx'),
  'SetNewPasswordScreen',
);

const setNewPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/set-new-password/$token',
  loader,
  component: function SetNewPassword() {
    const { token = '' } = useParams({ strict: false });
    return <SetNewPasswordScreen token={token} />;
  },
});

const ActivateScreen = lazyRouteComponent(() => import('./activate-screen.tsx'), 'ActivateScreen');

const activate = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activate',
  loader,
  component: ActivateScreen,
});

const activateWithToken = createRoute({
  getParentRoute: () => rootRoute,
  path: '/activate/$token',
  loader,
  component: function Activate() {
    const { token = '' } = useParams({ strict: false });
    return <ActivateScreen token={token} />;
  },
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  loader,
  component: lazyRouteComponent(() => import('./logout-screen.tsx'), 'LogoutScreen'),
});

const SetupAccountScreen = lazyRouteComponent(
  () => import('./setup/setup-account-screen.tsx'),
  'SetupAccountScreen',
);

const setupWithToken = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup/$token',
  loader: loadSetupTexts,
  component: function SetupAccount() {
    const { token = '' } = useParams({ strict: false });
    return <SetupAccountScreen token={token} />;
  },
});

/** The steps after the account, of the administrator who is signed in. */
const setup = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  loader: loadSetupTexts,
  component: lazyRouteComponent(() => import('./setup/setup-screen.tsx'), 'SetupScreen'),
  beforeLoad: ({ location }) => {
    requireSession(location.href);
    if (!accessNow().has('agency.edit')) throw redirect({ to: '/' });
  },
});

/** Any unknown path shows the login. */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader,
  component: LoginScreen,
  beforeLoad: leaveWhenSignedIn,
});

/** Signing in and out, and what mailed links lead to: pages that need no session. */
export const sessionFeature = {
  texts,
  screens: [
    login,
    loginWithEmail,
    resetPassword,
    setNewPassword,
    activate,
    activateWithToken,
    setupWithToken,
    setup,
    logout,
    unknown,
  ],
} as const satisfies Feature;
