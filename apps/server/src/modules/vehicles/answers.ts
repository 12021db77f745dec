import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type StaffReading } from '#platform';
import { countVehicles, listVehicles } from './queries.ts';

export function listOfVehicles(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['vehicles']['list']>['query'],
) {
  return listAnswer(query, {
    rows: listVehicles(db, query),
    count: countVehicles(db, query.search),
    item: (row) => row,
  });
}
