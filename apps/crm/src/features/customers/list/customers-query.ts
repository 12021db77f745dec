import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listQueryOf, readListState, type ListDefaults, type ListState } from '#kit/lists/list-state.ts';

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
