import type { Right } from '@szansa/domain/access';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  useParams,
  type RouterHistory,
} from '@tanstack/react-router';

import { NoRightScreen } from './shell/no-right-screen.tsx';
import { PendingScreen } from './shell/pending-screen.tsx';
import { FailedScreen } from './shell/failed-screen.tsx';
import { rememberedList } from './lists/use-list-state.ts';
import { parseSearch, stringifySearch, type SearchParams } from './search-params.ts';
import { queries, queryClient } from './session/api.ts';
import { authAtom, store } from './session/session-atoms.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { Shell } from './shell/shell.tsx';

/** What a route says of itself beside its screen; the shell reads it. */
export interface RouteFacts {
  /** Key under `breadcrumb` of the common texts. */
  readonly breadcrumb: 'dashboard' | 'customers' | 'customer' | 'opportunities' | 'opportunity';
  readonly right: Right;
  /** The list a record belongs to, for the breadcrumb. */
  readonly parent?: { readonly breadcrumb: RouteFacts['breadcrumb']; readonly to: string };
  /** What `useListState` calls the screen's list. */
  readonly list?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    facts?: RouteFacts;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const validateSearch = (search: Record<string, unknown>): SearchParams => search as SearchParams;

const root = createRootRoute({ component: RootLayout, validateSearch });

/** Everything behind the login: without a session the way leads to it, and back afterwards. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (store.get(authAtom)) return;
    throw redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href } });
  },
});

/** Thrown on the way to a screen whose right is missing; the screen's place explains it. */
class MissingRight extends Error {}

function requireRight(right: Right): void {
  if (!store.get(authAtom)?.userPermissions.includes(right)) throw new MissingRight(right);
}

/** A list opened without a word looks as it did last in this browser session. */
function adoptRememberedList(list: string, to: string, searchText: string): void {
  const remembered = searchText === '' ? rememberedList(list) : null;
  if (remembered && Object.keys(remembered).length > 0) {
    throw redirect({ to, search: remembered as never, replace: true });
  }
}

/** One line a screen: where it is, what it is called, who may open it, and what to load. */
function screen<const Path extends string>(
  path: Path,
  facts: RouteFacts,
  component: ReturnType<typeof lazyRouteComponent>,
  prefetch?: (params: Record<string, string>) => unknown,
) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component,
    staticData: { facts },
    beforeLoad: ({ location }) => {
      requireRight(facts.right);
      if (facts.list) adoptRememberedList(facts.list, path, location.searchStr);
    },
    loader: ({ params }) => {
      prefetch?.(params);
    },
    pendingComponent: PendingScreen,
    errorComponent: ({ error, reset }) =>
      error instanceof MissingRight ? <NoRightScreen /> : <FailedScreen error={error} onRetry={reset} />,
  });
}

const opportunities = { breadcrumb: 'opportunities', to: '/sales-opportunities' } as const;
const customers = { breadcrumb: 'customers', to: '/customers' } as const;

const screens = [
  screen(
    '/',
    { breadcrumb: 'dashboard', right: 'dashboard.get' },
    lazyRouteComponent(() => import('#features/home/home-screen.tsx'), 'HomeScreen'),
  ),
  screen(
    '/customers',
    { breadcrumb: 'customers', right: 'customer.get', list: 'customers' },
    lazyRouteComponent(() => import('#features/customers/list/customers-screen.tsx'), 'CustomersScreen'),
  ),
  screen(
    '/customer/$customerId',
    { breadcrumb: 'customer', right: 'customer.get', parent: customers },
    lazyRouteComponent(() => import('#features/customers/detail/customer-screen.tsx'), 'CustomerScreen'),
    ({ customerId = '' }) =>
      queryClient.prefetchQuery(queries.customers.get.query({ params: { id: customerId } })),
  ),
  screen(
    '/sales-opportunities',
    { breadcrumb: 'opportunities', right: 'opportunity.get', list: 'opportunities' },
    lazyRouteComponent(
      () => import('#features/opportunities/opportunities-screen.tsx'),
      'OpportunitiesScreen',
    ),
  ),
  screen(
    '/sales-opportunity/$id',
    { breadcrumb: 'opportunity', right: 'opportunity.get', parent: opportunities },
    lazyRouteComponent(
      () => import('#features/opportunities/detail/opportunity-screen.tsx'),
      'OpportunityScreen',
    ),
    ({ id = '' }) => queryClient.prefetchQuery(queries.opportunities.get.query({ params: { id } })),
  ),
] as const;

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

const routeTree = root.addChildren([signedIn.addChildren(screens), login, loginWithEmail, logout, unknown]);

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
