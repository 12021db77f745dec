import type { Data, Endpoints } from '@szansa/api-client/client';
import { analyticsFacts } from '@szansa/api-client/lists';
import type { AnalyticsGrouping } from '@szansa/domain/analytics';
import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listAddress, type ListAddress } from '#kit/lists/list-address.ts';
import { listQueryOf, type ListState } from '#kit/lists/list-state.ts';

export type AnalyticsRow = Data<Endpoints['analytics']['list']>['items'][number];
export type AnalyticsGroup = Data<Endpoints['analytics']['groups']>[number];
export type Pictures = Data<Endpoints['analytics']['pictures']>;

/** Returns the filters of the list, without its page and its sorting. */
function narrowingOf(state: ListState): Record<string, unknown> {
  const { page: _page, perPage: _perPage, sort: _sort, ...narrowing } = listQueryOf(state);
  return narrowing;
}

/** The call for what the rows of the list add up to. */
export function sumsOf(state: ListState) {
  return queries.analytics.sums.query({ query: narrowingOf(state) });
}

/** The call for those rows in groups. */
export function groupsOf(state: ListState, by: AnalyticsGrouping) {
  return queries.analytics.groups.query({ query: { ...narrowingOf(state), by } });
}

/** The call for the pictures of those rows. */
export function picturesOf(state: ListState) {
  return {
    ...queries.analytics.pictures.query({ query: narrowingOf(state) }),
    placeholderData: keepPreviousData,
  };
}

/** Returns which view is shown instead of the table. */
export function viewOf({ view }: SearchParams): 'table' | 'groups' | 'pictures' {
  return view === 'pictures' || view === 'groups' ? view : 'table';
}

export const analyticsAddress: ListAddress<AnalyticsRow> = listAddress({
  name: 'analytics',
  facts: analyticsFacts,
  queryOf: (query) => queries.analytics.list.query({ query }),
  others: ['view', 'group'],
  prefetch: (state, params) =>
    viewOf(params) === 'pictures'
      ? queryClient.prefetchQuery(picturesOf(state))
      : queryClient.prefetchQuery(analyticsAddress.page(state)),
});
