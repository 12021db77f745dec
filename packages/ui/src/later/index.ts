export {
  requestedAreLoaded,
  delayLazyParts,
  later,
  lazyComponent,
  lazyDialog,
  lazyExtra,
  type Later,
} from './later.ts';
