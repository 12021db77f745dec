import type { Endpoints, Input } from '@szansa/api-client/client';
import { internalEnquiriesFacts } from '@szansa/api-client/lists';
import type { EnquiryStatus } from '@szansa/domain/enquiry';
import { keepPreviousData } from '@tanstack/react-query';

import { queries, queryClient } from '#kit/api/api.ts';
import { listAddress, type ListAddress } from '#kit/lists/list-address.ts';
import { listQueryOf, type ListState } from '#kit/lists/list-state.ts';
import type { EnquiryListItem } from '#parts/enquiry/records.ts';

type BoardInput = Input<Endpoints['internalEnquiries']['board']>;

/** Filters that narrow the board, too. */
const boardFilterKeys = [
  'is_self',
  'isUnread',
  'isUnassigned',
  'category',
  'workerId',
  'platformerId',
  'from',
  'to',
] as const;

/** Returns the board's call for the address: it has no pages, and some filters exist only for the list. */
export function boardInput(state: ListState, more: readonly EnquiryStatus[] = []): BoardInput {
  const listQuery = listQueryOf(state);
  const known = ['search', ...boardFilterKeys].filter((key) => listQuery[key] !== undefined);
  const query = Object.fromEntries(known.map((key) => [key, listQuery[key]]));
  return { query: more.length > 0 ? { ...query, more: [...more] } : query };
}

export function boardQuery(state: ListState, more: readonly EnquiryStatus[] = []) {
  return {
    ...queries.internalEnquiries.board.query(boardInput(state, more)),
    placeholderData: keepPreviousData,
  };
}

/** Archived ones are hidden: that is what the call does unasked. */
export const enquiriesAddress: ListAddress<EnquiryListItem> = listAddress({
  name: 'internalEnquiries',
  facts: internalEnquiriesFacts,
  queryOf: (query) => queries.internalEnquiries.list.query({ query }),
  others: ['view'],
  prefetch: (state, { view }) =>
    view === 'board'
      ? queryClient.prefetchQuery(boardQuery(state))
      : queryClient.prefetchQuery(enquiriesAddress.page(state)),
});
