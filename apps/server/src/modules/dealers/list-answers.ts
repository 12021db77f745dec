import type { Endpoints } from '@szansa/api-client/endpoints';

import { partnerScope } from '#modules/offers';
import type { HandlerInput, StaffReading } from '#platform';
import { countDealers, listDealers, type ListedDealerRow } from './queries.ts';

/** Returns the dealers that match a query: of all kinds, unless it filters by kind. */
export function dealersFound(
  { db, actor }: StaffReading,
  query: HandlerInput<Endpoints['dealers']['list']>['query'],
) {
  const {
    show_supplier: suppliers = true,
    show_intermediary: intermediaries = true,
    show_type_missing: others = true,
  } = query;
  const filters = {
    ...query,
    types: [
      ...(suppliers ? ['supplier' as const] : []),
      ...(intermediaries ? ['intermediary' as const] : []),
      ...(others ? [null] : []),
    ],
    scope: partnerScope(actor),
    readsRepresentatives: actor.can('representative.get'),
  };
  return {
    rows: listDealers(db, filters, query),
    count: countDealers(db, filters),
    item: (row: ListedDealerRow) => row,
  };
}
