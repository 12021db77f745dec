export {
  requestedAreLoaded,
  delayLazyParts,
  lazyCode as later,
  lazyComponent,
  lazyDialog,
  lazyExtra,
  type Lazy as Later,
} from './lazy.ts';
