import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type StaffReading } from '#platform';
import { countBanks, listBanks } from './queries.ts';

export function listOfBanks({ db }: StaffReading, query: HandlerInput<Endpoints['banks']['list']>['query']) {
  return listAnswer(query, {
    rows: listBanks(db, query),
    count: countBanks(db, query.search),
    item: (row) => row,
  });
}
