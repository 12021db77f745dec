export {
  besideCustomer,
  besideFirm,
  changeOfCustomer,
  changeOfFirm,
  placeOfFirm,
  withFirm,
  withNewFirm,
  type ReadTexts,
  type StoredBeside,
  type StoredCustomer,
  type StoredFirm,
} from './beside.ts';
export {
  hiddenWith,
  isCertain,
  readingProblems,
  type ReadingProblem,
  contradictions,
  readingDoubts,
  readingFields,
  readingGroups,
  type ReadingDoubt,
  type ReadingField,
  type ReadingGroup,
} from './fields.ts';
export { knownContact, namesOf, type House, type KnownContact } from './known-contact.ts';
export { readQuote } from './read-quote.ts';
export type { ReadPlace, ReadingRule, ReadValue } from './value.ts';
export { boxAround, type Box, type ReadPage, type ReadWord } from './words.ts';
