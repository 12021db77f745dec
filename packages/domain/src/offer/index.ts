export { commissionAmount, commissionBase, commissionPercent } from './commission.ts';
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
export { grossOf, vatRate } from './vat.ts';
