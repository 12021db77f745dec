import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries, queryClient } from '#kit/api/api.ts';

export type Opportunity = Data<Endpoints['opportunities']['get']>;
export type Offer = Data<Endpoints['offers']['get']>;
export type Vehicle = NonNullable<Offer['vehicle']>;
export type Representative = NonNullable<Offer['bankRepresentative']>;
export type Comment = Data<Endpoints['comments']['find']>[number];
export type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];
export type Person = NonNullable<Opportunity['worker']>;

export function personName(person: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${person.firstName} ${person.lastName}`;
}

/** Shows an opportunity as the server answered it, and has everything that depends on it asked for again. */
export function keepOpportunity(opportunity: Opportunity): void {
  const key = queries.opportunities.get.key({ params: { id: opportunity.id } });
  queryClient.setQueryData(key, opportunity);
  void queryClient.invalidateQueries({ queryKey: queries.opportunities.all });
  // what may be done with offers and documents follows from the opportunity
  void queryClient.invalidateQueries({ queryKey: queries.offers.all });
  void queryClient.invalidateQueries({ queryKey: queries.documents.all });
}

/** The opportunity as it is known now: a change has to name the newest version. */
export function currentOpportunity(opportunity: Opportunity): Opportunity {
  const key = queries.opportunities.get.key({ params: { id: opportunity.id } });
  return queryClient.getQueryData<Opportunity>(key) ?? opportunity;
}

/** Shows an offer as the server answered it, and has everything that depends on it asked for again. */
export function keepOffer(saved: Offer): void {
  const key = queries.offers.listOfOpportunity.key({ params: { id: saved.customerFileId } });
  queryClient.setQueryData<Offer[]>(key, (offers) =>
    offers?.map((offer) => {
      if (offer.id === saved.id) return saved;
      return saved.isChosen ? { ...offer, isChosen: false } : offer;
    }),
  );
  refreshOffers();
}

/** Has the offers, and the opportunity they belong to, asked for again. */
export function refreshOffers(): void {
  void queryClient.invalidateQueries({ queryKey: queries.offers.all });
  void queryClient.invalidateQueries({ queryKey: queries.opportunities.all });
}
