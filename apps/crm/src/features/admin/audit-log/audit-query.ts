import { keepPreviousData } from '@tanstack/react-query';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { listQueryOf, readListState, type ListDefaults, type ListState } from '#kit/lists/list-state.ts';

export const auditDefaults: ListDefaults = {
  sort: '-at',
  filterKeys: ['actorId', 'action', 'entity', 'from', 'to'],
};

/** One page of the audit log as the address asks for it. */
export function auditQuery(state: ListState) {
  return {
    ...queries.auditLog.list.query({ query: listQueryOf(state) }),
    placeholderData: keepPreviousData,
  };
}

/** Begins to load them while the screen is still on its way. */
export function prefetchAuditLog(params: SearchParams): Promise<void> {
  return queryClient.prefetchQuery(auditQuery(readListState(params, auditDefaults)));
}
