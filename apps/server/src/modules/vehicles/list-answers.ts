import type { Endpoints } from '@szansa/api-client/endpoints';

import { partnerScope } from '#modules/offers';
import type { HandlerInput, StaffReading } from '#platform';
import { countVehicles, listVehicles, spelt, type ListedVehicleRow } from './queries.ts';

/** Vehicles a query finds. */
export function vehiclesFound(
  { db, actor }: StaffReading,
  query: HandlerInput<Endpoints['vehicles']['list']>['query'],
) {
  return {
    rows: listVehicles(db, { ...query, scope: partnerScope(actor) }, query),
    count: countVehicles(db, query),
    item: (row: ListedVehicleRow) => spelt(row),
  };
}
