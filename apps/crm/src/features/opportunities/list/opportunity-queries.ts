import type { Endpoints, Input } from '@szansa/api-client/client';
import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listQueryOf, readListState, type ListState } from '#kit/lists/list-state.ts';

import { boardFilterKeys, opportunityDefaults } from './use-filters.ts';

type ListQuery = Input<Endpoints['opportunities']['list']>['query'];
type BoardInput = Input<Endpoints['opportunities']['board']>;

/** One page of opportunities as the address asks for it. */
export function listQuery(state: ListState) {
  const query = listQueryOf(state) as ListQuery;
  return { ...queries.opportunities.list.query({ query }), placeholderData: keepPreviousData };
}

/** The board's call for what the address asks: it knows no pages, and some filters are the list's alone. */
export function boardInput(state: ListState): BoardInput {
  const asked = listQueryOf(state);
  const known = ['search', ...boardFilterKeys].filter((key) => asked[key] !== undefined);
  return { query: Object.fromEntries(known.map((key) => [key, asked[key]])) as BoardInput['query'] };
}

export function boardQuery(state: ListState) {
  return { ...queries.opportunities.board.query(boardInput(state)), placeholderData: keepPreviousData };
}

/** Begins to load the board or the list while the screen is still on its way. */
export function prefetchOpportunities(params: SearchParams): Promise<void> {
  const state = readListState(params, opportunityDefaults);
  return params['view'] === 'list'
    ? queryClient.prefetchQuery(listQuery(state))
    : queryClient.prefetchQuery(boardQuery(state));
}
