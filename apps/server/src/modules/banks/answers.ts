import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { vehicleName } from '@szansa/domain/offer';

import { countOfBank } from '#modules/representatives';
import { invalid, listAnswer, type HandlerInput, type StaffReading } from '#platform';
import { offerScope, readableBank } from './access.ts';
import { countBankOffers, findScoreboard, listBankOffers } from './offer-queries.ts';
import { countBanks, listBanks } from './queries.ts';

type Banks = Endpoints['banks'];

export type Bank = Data<Banks['get']>;

/** One page of banks, and how many there are. */
export function listOfBanks({ db, actor }: StaffReading, query: HandlerInput<Banks['list']>['query']) {
  const { search, taxIdNumber, withInactive = false } = query;
  const filters = { search, taxIdNumber, withInactive, scope: offerScope(actor) };
  return listAnswer(query, {
    rows: listBanks(db, filters, query),
    count: countBanks(db, filters),
    item: (row) => row,
  });
}

/** @throws 404 */
export async function bankById(reading: StaffReading, id: string): Promise<Bank> {
  const { createdAt, updatedAt: _updatedAt, ...row } = await readableBank(reading, id);
  return { ...row, createdAt: createdAt.toISOString(), can: { edit: reading.actor.can('bank.edit') } };
}

/** One page of a bank's offers, of opportunities the actor may read. @throws 404 */
export async function offersOfBank(
  reading: StaffReading,
  id: string,
  query: HandlerInput<Banks['offers']>['query'],
) {
  await readableBank(reading, id);
  const filters = { ...query, scope: offerScope(reading.actor) };
  return listAnswer(query, {
    rows: listBankOffers(reading.db, id, filters),
    count: countBankOffers(reading.db, id, filters),
    item: ({ manufacturer, model, vehicleVersion: version, ...row }) => ({
      ...row,
      vehicle: manufacturer === null || model === null ? null : vehicleName({ manufacturer, model, version }),
    }),
  });
}

/** @throws 404 */
export async function scoreboardOfBank(reading: StaffReading, id: string) {
  await readableBank(reading, id);
  return findScoreboard(reading.db, id, offerScope(reading.actor));
}

/** @throws 422 for a bank into itself */
export function refuseIntoItself(id: string, into: string): void {
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
}

/** What merging a bank into another one would move. @throws 404 */
export async function mergePreview(reading: StaffReading, id: string, into: string) {
  refuseIntoItself(id, into);
  const [from, target] = [await readableBank(reading, id), await readableBank(reading, into)];
  return {
    from: { id, name: from.name },
    into: { id: into, name: target.name },
    representatives: await countOfBank(reading.db, id),
    offers: from.offerCount,
  };
}
