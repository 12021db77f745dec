export { delimiterOf, importDelimiters, separatorLineOf, type ImportDelimiter } from './delimiter.ts';
export { encodingDetector, importEncodings, type ImportEncoding } from './encoding.ts';
export {
  importedEntities,
  importFieldNames,
  importFields,
  isImportField,
  isListField,
  recognisedColumns,
  type AnyImportField,
  type ImportedEntity,
  type ImportField,
  type ImportMapping,
} from './fields.ts';
export { headingsAt, mostRowsToHeadings } from './headings.ts';
export {
  importMatches,
  isNumberOfOne,
  keysOfCustomer,
  keysOfFirm,
  matchOfKey,
  nameAlone,
  type ImportKey,
  type ImportMatch,
} from './keys.ts';
export { customerOfRow, firmOfRow, type CustomerRow, type FirmRow, type RowProblem } from './rows.ts';
export {
  importRetentionDays,
  importProblems,
  importSteps,
  isWorkingStep,
  mostImportColumns,
  mostImportRows,
  type ImportProblem,
  type ImportStep,
} from './steps.ts';
export { changesOfRow } from './updating.ts';
export {
  importOutcomes,
  possibleChoices,
  rowChoices,
  verdictOf,
  type ImportChoices,
  type ImportOutcome,
  type RowChoice,
  type SameAs,
  type Verdict,
} from './verdict.ts';
