import { createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';

import type { Feature } from '#kit/routing/feature.ts';
import { rootRoute } from '#kit/routing/root-route.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { accountTexts } from '#parts/account/texts.ts';

const texts = [accountTexts];

/** The words of signing in come with each of its pages. */
const loader = () => loadTexts(texts);

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
    logout,
    unknown,
  ],
} as const satisfies Feature;
