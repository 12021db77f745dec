import { createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router';

import { authAtom, store } from '#kit/session/session-atoms.ts';

import { root } from './root-route.ts';

/** Whoever is signed in has no business at the login. */
function leaveWhenSignedIn(): void {
  if (store.get(authAtom)) throw redirect({ to: '/' });
}

const LoginScreen = lazyRouteComponent(() => import('#features/session/login-screen.tsx'), 'LoginScreen');

function LoginWithEmail() {
  const { email } = useParams({ strict: false });
  return <LoginScreen {...(email ? { email } : {})} />;
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginScreen,
  beforeLoad: leaveWhenSignedIn,
});

const loginWithEmail = createRoute({
  getParentRoute: () => root,
  path: '/login/$email',
  component: LoginWithEmail,
  beforeLoad: leaveWhenSignedIn,
});

/** Also for those who are signed in: a link from a mail may be somebody else's. */
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('#features/session/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
});

const SetNewPasswordScreen = lazyRouteComponent(
  () => import('#features/session/set-new-password-screen.tsx'),
  'SetNewPasswordScreen',
);

const setNewPassword = createRoute({
  getParentRoute: () => root,
  path: '/set-new-password/$token',
  component: function SetNewPassword() {
    const { token = '' } = useParams({ strict: false });
    return <SetNewPasswordScreen token={token} />;
  },
});

const ActivateScreen = lazyRouteComponent(
  () => import('#features/session/activate-screen.tsx'),
  'ActivateScreen',
);

const activate = createRoute({ getParentRoute: () => root, path: '/activate', component: ActivateScreen });

const activateWithToken = createRoute({
  getParentRoute: () => root,
  path: '/activate/$token',
  component: function Activate() {
    const { token = '' } = useParams({ strict: false });
    return <ActivateScreen token={token} />;
  },
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('#features/session/logout-screen.tsx'), 'LogoutScreen'),
});

/** Any unknown path shows the login. */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: LoginScreen,
  beforeLoad: leaveWhenSignedIn,
});

/** Pages that need no session. */
export const publicRoutes = [
  login,
  loginWithEmail,
  resetPassword,
  setNewPassword,
  activate,
  activateWithToken,
  logout,
  unknown,
] as const;
