export { partnerOffers, partnerScope, scoreboardOf } from './partner-answers.ts';
export { countPartnerVehicles, listPartnerVehicles, moveOffers, offerCount } from './partner-queries.ts';
export { findOffer, offerMeant, type OfferRow } from './queries.ts';
