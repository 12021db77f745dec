import { createRootRoute } from '@tanstack/react-router';

import type { SearchParams } from '../address/search-params.ts';

const validateSearch = (search: Record<string, unknown>): SearchParams => search as SearchParams;

/** What every route hangs on; the app gives it its component. */
export const rootRoute = createRootRoute({ validateSearch });
