export {
  askedIsThere,
  delayLazyParts,
  later,
  lazyComponent,
  lazyDialog,
  lazyExtra,
  type Later,
} from './later.ts';
