import type { Data, Endpoints } from '@szansa/api-client/client';
import { banksFacts } from '@szansa/api-client/lists';

import { client, queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
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

export const banksAddress = listAddress({
  name: 'banks',
  facts: banksFacts,
  queryOf: (query) => queries.banks.list.query({ query }),
});

/** Finds banks, those out of use as well. */
export const foundBanks: FoundCall<Data<Endpoints['banks']['list']>['items'][number]> = {
  key: queries.banks.list.key({ query: { withInactive: true } }),
  find: (query, signal) => client.banks.list({ query: { ...query, withInactive: true } }, { signal }),
};
