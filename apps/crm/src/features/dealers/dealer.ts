import type { Data, Endpoints } from '@szansa/api-client/client';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type Dealer = Data<Endpoints['dealers']['get']>;

export type DealerRow = Data<Endpoints['dealers']['list']>['items'][number];

export const dealerRecord = recordDefinition({
  kind: 'dealer',
  texts: 'dealers',
  path: '/dealer/$id',
  listPath: '/dealers',
  get: queries.dealers.get,
  nameOf: (dealer: Dealer) => dealer.name,
});

/** Finds dealers of every kind. */
export const foundDealers: FoundCall<DealerRow> = {
  key: queries.dealers.list.key(),
  find: (query, signal) => client.dealers.list({ query }, { signal }),
};
