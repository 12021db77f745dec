export { offersWithPartner, partnerScope, scoreboardOf, vehiclesWithPartner } from './partner-answers.ts';
export { moveOffers, offerCount } from './partner-queries.ts';
export { findOffer, type OfferRow } from './queries.ts';
