export { offersWithPartner, partnerScope, scoreboardOf } from './partner-answers.ts';
export { offerCount } from './partner-queries.ts';
export { findOffer, type OfferRow } from './queries.ts';
