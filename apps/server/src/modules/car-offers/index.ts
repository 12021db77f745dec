export {
  countOffersNaming,
  countVariantsOfDealer,
  moveVariants,
  nameOffers,
  offersNaming,
} from './naming-queries.ts';
export { picturesOnPaper } from './paper-pictures.ts';
export { variantById } from './variant-answers.ts';
