import type { Endpoints } from '@szansa/api-client/endpoints';

import { partnerScope } from '#modules/offers';
import type { HandlerInput, StaffReading } from '#platform';
import { countBanks, listBanks, type ListedBankRow } from './queries.ts';

/** Banks a query finds; inactive ones only where it asks for them. */
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
