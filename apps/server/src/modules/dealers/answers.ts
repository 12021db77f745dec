import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type StaffReading } from '#platform';
import { countDealers, listDealers } from './queries.ts';

export function listOfDealers(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['dealers']['list']>['query'],
) {
  return listAnswer(query, {
    rows: listDealers(db, query),
    count: countDealers(db, query.search),
    item: (row) => row,
  });
}
