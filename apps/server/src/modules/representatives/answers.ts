import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type StaffReading } from '#platform';
import { countRepresentatives, listRepresentatives } from './queries.ts';

/** Without either filter both kinds are shown. */
export function listOfRepresentatives(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['representatives']['list']>['query'],
) {
  const {
    search,
    bankId,
    show_banks: banks = true,
    show_dealers: dealers = true,
    withInactive = false,
  } = query;
  const filters = { search, banks, dealers, bankId, withInactive };
  return listAnswer(query, {
    rows: listRepresentatives(db, filters, query),
    count: countRepresentatives(db, filters),
    item: (row) => row,
  });
}
