import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listQueryOf, readListState, type ListDefaults, type ListState } from '#kit/lists/list-state.ts';

export const mailDefaults: ListDefaults = { sort: '-createdAt', filterKeys: ['state', 'kind'] };

/** One page of mails as the address asks for it. */
export function mailsQuery(state: ListState) {
  return {
    ...queries.outbox.list.query({ query: listQueryOf(state) }),
    placeholderData: keepPreviousData,
  };
}

/** Begins to load them while the screen is still on its way. */
export function prefetchMails(params: SearchParams): Promise<void> {
  return queryClient.prefetchQuery(mailsQuery(readListState(params, mailDefaults)));
}
