import { dealersFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { allPartsShown, withPartsShown } from '#kit/lists/shown-parts.ts';

export const dealerParts = ['show_supplier', 'show_intermediary', 'show_type_missing'] as const;

export const dealersAddress = listAddress({
  name: 'dealers',
  facts: dealersFacts,
  filters: allPartsShown(dealerParts),
  queryOf: (query) => queries.dealers.list.query({ query: withPartsShown(query, dealerParts) }),
});
