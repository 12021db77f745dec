export {
  commissionAmount,
  commissionBase,
  commissionPercent,
  followCommission,
  settledCommission,
  typedBase,
  type Commission,
} from './commission.ts';
export { proposeInstalment, type LeaseTerms } from './instalment.ts';
export {
  intrestRateTypes,
  offerInput,
  offerPatch,
  offerTypes,
  orderTypes,
  type IntrestRateType,
  type OfferInput,
  type OfferPatch,
  type OfferType,
  type OrderType,
} from './offer.ts';
export { closingDate, sumOfPayments, type PaymentTerms } from './payments.ts';
export { settledOffer, type Contradiction, type SettledOffer } from './settled.ts';
export { grossOf, vatRate } from './vat.ts';
