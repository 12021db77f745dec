import type { Data, Endpoints } from '@szansa/api-client/client';
import { offersFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import { listQueryOf, type ListState } from '#kit/lists/list-state.ts';
import { allPartsShown, withPartsShown } from '#kit/lists/shown-parts.ts';

export type OfferRow = Data<Endpoints['offers']['list']>['items'][number];

export const offerParts = ['show_leasing_offers', 'show_longterm_offers', 'show_shortterm_offers'] as const;

/** Long-term, short-term and leasing offers by default (specification, section 9). */
export const offersAddress = listAddress<OfferRow>({
  name: 'offers',
  facts: offersFacts,
  filters: allPartsShown(offerParts),
  queryOf: (query) => queries.offers.list.query({ query: withPartsShown(query, offerParts) }),
});

/** Returns the query for the sums of a list's offers, over all its pages. */
export function sumsOf(state: ListState) {
  const { page: _page, perPage: _perPage, sort: _sort, ...narrowing } = listQueryOf(state);
  return queries.offers.sums.query({ query: withPartsShown(narrowing, offerParts) });
}
