export {
  requestedAreLoaded,
  delayLazyParts,
  lazyCode,
  lazyComponent,
  lazyDialog,
  lazyExtra,
  type Lazy,
} from './lazy.ts';
