export {
  askedIsThere,
  holdLater,
  later,
  laterComponent,
  laterDialog,
  useLater,
  type Later,
} from './later.ts';
