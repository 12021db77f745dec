import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';

export type Opportunity = Data<Endpoints['opportunities']['get']>;
export type Offer = Data<Endpoints['offers']['get']>;
export type Vehicle = NonNullable<Offer['vehicle']>;
export type Representative = NonNullable<Offer['bankRepresentative']>;
export type Comment = Data<Endpoints['comments']['find']>['items'][number];
export type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];
export type Person = NonNullable<Opportunity['worker']>;

/** Refetches the opportunity, what belongs to it and the lists that contain it. */
export function changedOpportunity(customerFileId: string): void {
  ownChange('customer-file-changed', { customerFileId, lists: 'readable' });
}

/** Writes an opportunity from the server's response into the cache, and refetches what depends on it. */
export function cacheOpportunity(opportunity: Opportunity): void {
  const { id } = opportunity;
  queryClient.setQueryData(queries.opportunities.get.key({ params: { id } }), opportunity);
  ownChange('customer-file-changed', {
    customerFileId: id,
    customerId: opportunity.customer.id,
    lists: 'any',
  });
}

/** The opportunity as it is known now: a change has to name the newest version. */
export function currentOpportunity(opportunity: Opportunity): Opportunity {
  const key = queries.opportunities.get.key({ params: { id: opportunity.id } });
  return queryClient.getQueryData<Opportunity>(key) ?? opportunity;
}

/** Writes an offer from the server's response into the cache, and refetches what depends on it. */
export function cacheOffer(saved: Offer): void {
  const key = queries.offers.listOfOpportunity.key({ params: { id: saved.customerFileId } });
  queryClient.setQueryData<Offer[]>(key, (offers) =>
    offers?.map((offer) => {
      if (offer.id === saved.id) return saved;
      return saved.isChosen ? { ...offer, isChosen: false } : offer;
    }),
  );
  changedOpportunity(saved.customerFileId);
}
