import type { Endpoints } from '@szansa/api-client/endpoints';

import { partnerScope } from '#modules/offers';
import type { HandlerInput, StaffReading } from '#platform';
import { countBanks, listBanks, type ListedBankRow } from './queries.ts';

/** Returns the banks that match a query; inactive ones only if requested. */
export function banksFound(
  { db, actor }: StaffReading,
  query: HandlerInput<Endpoints['banks']['list']>['query'],
) {
  const filters = { withInactive: false, ...query, scope: partnerScope(actor) };
  return {
    rows: listBanks(db, filters, query),
    count: countBanks(db, filters),
    item: (row: ListedBankRow) => row,
  };
}
