import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope, type OpportunityScope } from '@szansa/domain/opportunity';
import { vehicleName } from '@szansa/domain/vehicle';

import { listAnswer, type Actor, type HandlerInput, type StaffReading } from '#platform';
import { countPartnerOffers, findScoreboard, listPartnerOffers, type Partner } from './partner-queries.ts';

/** Which opportunities' offers an actor may list and count with a partner. */
export function partnerScope(actor: Actor): OpportunityScope {
  return actor.can('offer.get') ? opportunityScope(actor) : 'none';
}

type OffersCall = HandlerInput<Endpoints['banks']['offers']>;

function offersWith({ db, actor }: StaffReading, partner: Partner, query: OffersCall['query']) {
  const filters = { ...query, scope: partnerScope(actor) };
  return listAnswer(query, {
    rows: listPartnerOffers(db, partner, filters),
    count: countPartnerOffers(db, partner, filters),
    item: ({ manufacturer, model, vehicleVersion: version, ...row }) => ({
      ...row,
      vehicle: manufacturer === null || model === null ? null : vehicleName({ manufacturer, model, version }),
    }),
  });
}

/**
 * Returns a handler for one page of a partner's offers in opportunities the actor may read; `readable` checks the
 * partner.
 */
export function partnerOffers(
  kind: Partner['kind'],
  readable: (reading: StaffReading, id: string) => Promise<unknown>,
) {
  return async ({ params: { id }, query, context }: OffersCall) => {
    await readable(context, id);
    return offersWith(context, { kind, id }, query);
  };
}

/** How a partner did, over opportunities the actor may read. */
export function scoreboardOf({ db, actor }: StaffReading, partner: Partner) {
  const readsTimelines = actor.can('timeline_event.get');
  return findScoreboard(db, partner, { scope: partnerScope(actor), readsTimelines });
}
