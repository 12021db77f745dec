import { createRootRoute } from '@tanstack/react-router';

import type { SearchParams } from '#kit/address/search-params.ts';

import { RootLayout } from './shell/root-layout.tsx';

const validateSearch = (search: Record<string, unknown>): SearchParams => search as SearchParams;

/** What every route hangs on. */
export const root = createRootRoute({ component: RootLayout, validateSearch });
