export {
  requestedAreLoaded,
  delayLazyParts,
  lazyCode,
  lazyComponent,
  lazyDialog,
  lazyExtra,
  useLazy,
  type Lazy,
} from './lazy.ts';
