export {
  askedIsThere,
  delayLazyParts,
  later,
  laterComponent,
  laterDialog,
  laterExtra,
  type Later,
} from './later.ts';
