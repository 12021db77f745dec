import type { Data, Endpoints } from '@szansa/api-client/client';
import { dealersFacts } from '@szansa/api-client/lists';

import { client, queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { allPartsShown, withPartsShown } from '#kit/lists/shown-parts.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

type Dealer = Data<Endpoints['dealers']['get']>;

type DealerRow = Data<Endpoints['dealers']['list']>['items'][number];

export const dealerRecord = recordDefinition({
  kind: 'dealer',
  texts: 'dealers',
  path: '/dealer/$id',
  listPath: '/dealers',
  get: queries.dealers.get,
  nameOf: (dealer: Dealer) => dealer.name,
});

export const dealerParts = ['show_supplier', 'show_intermediary', 'show_type_missing'] as const;

export const dealersAddress = listAddress({
  name: 'dealers',
  facts: dealersFacts,
  filters: allPartsShown(dealerParts),
  queryOf: (query) => queries.dealers.list.query({ query: withPartsShown(query, dealerParts) }),
});

/** Finds dealers of every kind. */
export const foundDealers: FoundCall<DealerRow> = {
  key: queries.dealers.list.key(),
  find: (query, signal) => client.dealers.list({ query }, { signal }),
};
