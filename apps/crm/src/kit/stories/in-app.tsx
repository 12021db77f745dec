import { sampleAuth } from '@szansa/api-client/samples/people';
import { roleKeys } from '@szansa/domain/access';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { useState } from 'react';

import { parseSearch, stringifySearch } from '#kit/address/search-params.ts';
import { queryClient } from '#kit/api/api.ts';
import { clearDrafts } from '#kit/drafts/draft-owners.ts';
import { openedNotificationsAtom } from '#kit/session/opened-notifications.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { loadTexts, startTranslations } from '#kit/texts/i18n.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import type { Feature } from '../routing/feature.ts';
import { Providers } from '../providers.tsx';
import { ownLists } from './own-lists.ts';

function languageOf(context: Pick<StoryContext, 'globals'>): 'pl' | 'en' {
  return context.globals['language'] === 'en' ? 'en' : 'pl';
}

/** A path of the story's router; its component is rendered in the story's `<Outlet />`. */
interface Place {
  readonly path: string;
  readonly component?: RouteComponent;
}

type Queue = ReturnType<typeof toasts.read>;

let queue: Queue = [];
let persistent: Queue = [];

/**
 * The application's toasts for stories: they remain until they are closed, because on a slow machine they could
 * disappear before the screenshot is made.
 */
const persistentToasts = {
  ...toasts,
  read(): Queue {
    if (toasts.read() !== queue) {
      queue = toasts.read();
      persistent = queue.map((toast) => ({ ...toast, duration: Infinity }));
    }
    return persistent;
  },
};

function routerAt(places: readonly Place[], address: string, Story: () => React.ReactNode) {
  const root = createRootRoute({
    component: () => (
      <Providers shown={persistentToasts}>
        <div className="min-h-dvh bg-canvas text-body text-text">
          <Story />
        </div>
      </Providers>
    ),
  });
  const routes = [...places, { path: '$' }].map((place) =>
    createRoute({ getParentRoute: () => root, ...place }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
}

interface InRouterProps {
  places: readonly Place[];
  address: string;
  Story: () => React.ReactNode;
}

function InRouter({ places, address, Story }: InRouterProps) {
  // one router a story: a new one on every render would lose the story's state
  const [router] = useState(() => routerAt(places, address, Story));
  return <RouterProvider router={router as never} />;
}

/** A story's own address. */
function addressOf(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { address } = parameters;
  return typeof address === 'string' ? address : undefined;
}

/**
 * Returns the meta for stories of a screen: with the texts of its feature, signed in as the toolbar's role, in its
 * language, at an address (`path` with parameters as the routes have them), with the story's mocks and with lists in
 * their default arrangement. A story opens another address by its parameter `address`.
 */
export function inApp({ texts }: Pick<Feature, 'texts'>, path = '/', address = path) {
  return inPlaces(texts, path === '$' ? [] : [{ path }], address);
}

/**
 * Returns the meta for the stories of a whole feature: its screens by their addresses, as in the product. Every story
 * sets its address by `storyAt`.
 */
export function inFeature({ texts, screens }: Pick<Feature, 'texts' | 'screens'>) {
  const places = screens.flatMap(({ options }): Place[] =>
    'path' in options ? [{ path: options.path, component: options.component }] : [],
  );
  return { ...inPlaces(texts, places, '/'), render: () => <Outlet /> };
}

function inPlaces(texts: Feature['texts'], places: readonly Place[], address: string) {
  const decorator: Decorator = (Story, { parameters }) => (
    <InRouter places={places} address={addressOf(parameters) ?? address} Story={Story} />
  );
  return {
    decorators: [decorator],
    loaders: [
      async (context: Pick<StoryContext, 'globals'> & Partial<Pick<StoryContext, 'msw'>>) => {
        const language = languageOf(context);
        const role = roleKeys.find((key) => key === context.globals['role']) ?? 'WORKER';
        await startTranslations(language);
        await loadTexts(texts);
        store.set(authAtom, sampleAuth(role, language));
        store.set(openedNotificationsAtom, null);
        // the first matching handler answers, so the story's own handlers are added in front again
        context.msw?.use(...context.msw.listHandlers(), ...ownLists());
        toasts.clear();
        sessionStorage.clear();
        clearDrafts();
        queryClient.clear();
        queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
        return {};
      },
    ],
    // address at which the handbook shows the stories of the file in the whole product, unless a story has its own
    parameters: { layout: 'fullscreen' as const, addressOfFile: address },
  };
}
