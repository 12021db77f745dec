export {
  commissionBase,
  followCommission,
  settledCommission,
  typedBase,
  type Commission,
} from './commission.ts';
export {
  intrestRateTypes,
  offerTypes,
  orderTypes,
  type IntrestRateType,
  type OfferType,
  type OrderType,
} from './kinds.ts';
export {
  hasOfferField,
  hasShares,
  isFieldOf,
  longestTerm,
  misfitsOf,
  ofItsType,
  type Misfit,
} from './of-type.ts';
export { offerInput, offerPatch, type OfferInput, type OfferPatch } from './offer.ts';
export {
  closingDate,
  expectedEnd,
  followedValue,
  grossOfValue,
  pricePaid,
  proposedValue,
  type ContractTerms,
} from './prefill.ts';
export { settledOffer, type Contradiction, type SettledOffer } from './settled.ts';
