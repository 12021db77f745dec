import type { Data, Endpoints } from '@szansa/api-client/client';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type Bank = Data<Endpoints['banks']['get']>;

export type DocumentTemplate = Data<Endpoints['documentTemplates']['listOfBank']>[number];

export const bankRecord = recordDefinition({
  kind: 'bank',
  texts: 'banks',
  path: '/bank/$id',
  listPath: '/banks',
  get: queries.banks.get,
  nameOf: (bank: Bank) => bank.name,
});

/** Finds banks, those out of use as well. */
export const foundBanks: FoundCall<Data<Endpoints['banks']['list']>['items'][number]> = {
  key: queries.banks.list.key({ query: { withInactive: true } }),
  find: (query, signal) => client.banks.list({ query: { ...query, withInactive: true } }, { signal }),
};
