export {
  countOffersNaming,
  countVariantsOfDealer,
  moveVariants,
  nameOffers,
  offersNaming,
} from './naming-queries.ts';
