export {
  countOffersNaming,
  countVariantsOfDealer,
  moveVariants,
  nameOffers,
  offersNaming,
} from './naming-queries.ts';
export { variantById } from './variant-answers.ts';
