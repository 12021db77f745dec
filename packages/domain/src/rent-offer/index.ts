export { changedRentOffer, newRentOffer, rentOfferFields, type RentOfferFields } from './fields.ts';
export {
  carStates,
  rentServices,
  rentTypes,
  type CarState,
  type RentService,
  type RentType,
} from './kinds.ts';
export {
  longestInformation,
  mayWriteOwnRentOffer,
  mayWriteRentOffers,
  rentOfferInput,
  rentOfferPatch,
  type RentOfferInput,
  type RentOfferPatch,
} from './rent-offer.ts';
export {
  kmPerYear,
  rentAmountRows,
  rentAmounts,
  type RentAmount,
  type RentAmountRow,
  type RentTerms,
} from './rows.ts';
