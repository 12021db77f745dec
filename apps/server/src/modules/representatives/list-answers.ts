import type { Endpoints } from '@szansa/api-client/endpoints';

import { partnerScope } from '#modules/offers';
import type { HandlerInput, StaffReading } from '#platform';
import { countRepresentatives, listRepresentatives, type ListedRepresentativeRow } from './queries.ts';

/** Returns the representatives that match a query: of banks and of dealers by default. */
export function representativesFound(
  { db, actor }: StaffReading,
  query: HandlerInput<Endpoints['representatives']['list']>['query'],
) {
  const { show_banks: banks = true, show_dealers: dealers = true } = query;
  const filters = {
    withInactive: false,
    ...query,
    banks,
    dealers,
    userId: actor.userId,
    scope: partnerScope(actor),
  };
  return {
    rows: listRepresentatives(db, filters, query),
    count: countRepresentatives(db, filters),
    item: (row: ListedRepresentativeRow) => row,
  };
}
