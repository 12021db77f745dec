import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listQueryOf, readListState, type ListDefaults, type ListState } from '#kit/lists/list-state.ts';

export const peopleDefaults: ListDefaults = { sort: 'name', filterKeys: ['role', 'state'] };

/** One page of staff as the address asks for it. */
export function peopleQuery(state: ListState) {
  return {
    ...queries.users.list.query({ query: listQueryOf(state) }),
    placeholderData: keepPreviousData,
  };
}

/** Begins to load them while the screen is still on its way. */
export function prefetchPeople(params: SearchParams): Promise<void> {
  return queryClient.prefetchQuery(peopleQuery(readListState(params, peopleDefaults)));
}
