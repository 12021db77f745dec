export {
  askedIsThere,
  holdLater,
  later,
  laterComponent,
  laterDialog,
  laterExtra,
  type Later,
} from './later.ts';
