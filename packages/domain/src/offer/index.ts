export {
  commissionAmount,
  commissionBase,
  commissionPercent,
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
export { proposeInstalment, type LeaseTerms } from './instalment.ts';
export { offerInput, offerPatch, type OfferInput, type OfferPatch } from './offer.ts';
export { closingDate, sumOfPayments, type PaymentTerms } from './payments.ts';
export { settledOffer, type Contradiction, type SettledOffer } from './settled.ts';
export { grossOf, vatRate } from './vat.ts';
