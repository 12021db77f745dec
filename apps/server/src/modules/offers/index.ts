export { findOffer, type OfferRow } from './queries.ts';
