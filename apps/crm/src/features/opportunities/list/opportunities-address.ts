import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import { opportunitiesFacts } from '@szansa/api-client/lists';
import { isSalesperson } from '@szansa/domain/access';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { keepPreviousData } from '@tanstack/react-query';

import { queries, queryClient } from '#kit/api/api.ts';
import { listAddress, type ListAddress } from '#kit/lists/list-address.ts';
import { listQueryOf, type Filters, type ListState } from '#kit/lists/list-state.ts';
import { rolesNow } from '#kit/session/session-atoms.ts';

export type OpportunityRow = Data<Endpoints['opportunities']['list']>['items'][number];
type BoardInput = Input<Endpoints['opportunities']['board']>;

/** Filters that narrow the board, too. */
const boardFilterKeys = [
  'is_self',
  'isUnassigned',
  'worker_name',
  'workerId',
  'workerIdNot',
  'leadSourceId',
  'leadSourceIdNot',
  'labelId',
  'labelIdNot',
  'vehicleValueFrom',
  'vehicleValueTo',
] as const;

/** Returns the board's call for the address: it has no pages, and some filters exist only for the list. */
export function boardInput(state: ListState, more: readonly OpportunityStatus[] = []): BoardInput {
  const listQuery = listQueryOf(state);
  const known = ['search', ...boardFilterKeys].filter((key) => listQuery[key] !== undefined);
  const query = Object.fromEntries(known.map((key) => [key, listQuery[key]]));
  return { query: more.length > 0 ? { ...query, more: [...more] } : query };
}

export function boardQuery(state: ListState, more: readonly OpportunityStatus[] = []) {
  return { ...queries.opportunities.board.query(boardInput(state, more)), placeholderData: keepPreviousData };
}

const own: Filters = { is_self: ['true'] };
const everybody: Filters = {};

/**
 * Own and not archived by default (specification, section 9); the latter is what the call does unasked. Who sells nothing
 * owns none, and sees all.
 */
export const opportunitiesAddress: ListAddress<OpportunityRow> = listAddress({
  name: 'opportunities',
  facts: opportunitiesFacts,
  queryOf: (query) => queries.opportunities.list.query({ query }),
  filters: () => (isSalesperson(rolesNow()) ? own : everybody),
  others: ['view'],
  viewsAt: ({ view }) => (view === 'list' ? 'opportunities' : 'opportunity-board'),
  prefetch: (state, { view }) =>
    view === 'list'
      ? queryClient.prefetchQuery(opportunitiesAddress.page(state))
      : queryClient.prefetchQuery(boardQuery(state)),
});
