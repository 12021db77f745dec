import { representativesFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { allPartsShown, withPartsShown } from '#kit/lists/shown-parts.ts';

export const representativeParts = ['show_banks', 'show_dealers'] as const;

export const representativesAddress = listAddress({
  name: 'representatives',
  facts: representativesFacts,
  filters: allPartsShown(representativeParts),
  queryOf: (query) =>
    queries.representatives.list.query({ query: withPartsShown(query, representativeParts) }),
});
