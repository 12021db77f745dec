import type { Data, Endpoints } from '@szansa/api-client/client';
import { representativesFacts } from '@szansa/api-client/lists';
import { personName } from '@szansa/domain/shared';

import { client, queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { allPartsShown, withPartsShown } from '#kit/lists/shown-parts.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';

export type RepresentativeRow = Data<Endpoints['representatives']['list']>['items'][number];

export const representativeParts = ['show_banks', 'show_dealers'] as const;

export const representativesAddress = listAddress({
  name: 'representatives',
  facts: representativesFacts,
  filters: allPartsShown(representativeParts),
  queryOf: (query) =>
    queries.representatives.list.query({ query: withPartsShown(query, representativeParts) }),
});

const query = { withInactive: true } as const;

/** Finds representatives, those of banks out of use as well. */
export const foundRepresentatives: FoundCall<RepresentativeRow> = {
  key: queries.representatives.list.key({ query }),
  find: (search, signal) => client.representatives.list({ query: { ...search, ...query } }, { signal }),
};

/** Finds those of banks or those of dealers, by name and house: only they can be one person. */
export function foundOfKind(
  kind: 'bank' | 'dealer',
): FoundCall<{ readonly id: string; readonly name: string }> {
  const alike = { ...query, show_banks: kind === 'bank', show_dealers: kind === 'dealer' };
  return {
    key: queries.representatives.list.key({ query: alike }),
    find: async (search, signal) => {
      const found = await client.representatives.list({ query: { ...search, ...alike } }, { signal });
      return { items: found.items.map((row) => ({ id: row.id, name: nameWithHouse(row) })) };
    },
  };
}

function nameWithHouse(row: RepresentativeRow): string {
  const house = row.bank ?? row.dealer;
  return [personName(row), house?.name].filter(Boolean).join(' · ');
}
