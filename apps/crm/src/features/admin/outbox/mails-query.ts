import { keepPreviousData } from '@tanstack/react-query';

import { listQueryOf, readListState, type ListDefaults, type ListState } from '#app/lists/list-state.ts';
import type { SearchParams } from '#app/search-params.ts';
import { queries, queryClient } from '#app/session/api.ts';

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
