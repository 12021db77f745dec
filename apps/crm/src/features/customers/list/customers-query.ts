import { keepPreviousData } from '@tanstack/react-query';

import { listQueryOf, readListState, type ListDefaults, type ListState } from '#app/lists/list-state.ts';
import type { SearchParams } from '#app/search-params.ts';
import { queries, queryClient } from '#app/session/api.ts';

export const customerDefaults: ListDefaults = {
  sort: 'name',
  filterKeys: ['isMine', 'hasOrganisation', 'isArchived'],
};

/** One page of customers as the address asks for it. */
export function customersQuery(state: ListState) {
  return {
    ...queries.customers.list.query({ query: listQueryOf(state) }),
    placeholderData: keepPreviousData,
  };
}

/** Begins to load them while the screen is still on its way. */
export function prefetchCustomers(params: SearchParams): Promise<void> {
  return queryClient.prefetchQuery(customersQuery(readListState(params, customerDefaults)));
}
