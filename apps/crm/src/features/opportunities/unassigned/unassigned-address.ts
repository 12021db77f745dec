import { opportunitiesFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress, type ListAddress } from '#kit/lists/list-address.ts';

import type { OpportunityRow } from '../list/opportunities-address.ts';

/**
 * Not the user's own and with an empty name of the worker (specification, section 9), for any address: both follow from
 * having no owner.
 */
export const unassignedAddress: ListAddress<OpportunityRow> = listAddress({
  name: 'unassigned-leads',
  // the newest first, by a column that the list shows
  facts: { ...opportunitiesFacts, defaultSort: '-createdAt' },
  queryOf: ({ is_self: _self, worker_name: _name, ...query }) =>
    queries.opportunities.list.query({ query: { ...query, isUnassigned: 'true' } }),
});
