export { delimiterOf, importDelimiters, separatorLineOf, type ImportDelimiter } from './delimiter.ts';
export { encodingDetector, importEncodings, type ImportEncoding } from './encoding.ts';
export {
  headingsAt,
  importedEntities,
  importFieldNames,
  importFields,
  isImportField,
  isListField,
  mostRowsToHeadings,
  recognisedColumns,
  type AnyImportField,
  type ImportedEntity,
  type ImportField,
  type ImportMapping,
} from './fields.ts';
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
export {
  customerOfRow,
  firmOfRow,
  type CheckedRow,
  type CustomerRow,
  type FirmRow,
  type RowProblem,
} from './rows.ts';
export {
  changesOfRow,
  importOutcomes,
  importProblems,
  importRetentionDays,
  importSteps,
  isWorkingStep,
  mostImportColumns,
  mostImportRows,
  possibleChoices,
  rowChoices,
  verdictOf,
  type ImportChoices,
  type ImportOutcome,
  type ImportProblem,
  type ImportStep,
  type RowChoice,
  type SameAs,
  type Verdict,
} from './verdict.ts';
