export { delimiterOf, importDelimiters, type ImportDelimiter } from './delimiter.ts';
export { encodingDetector, importEncodings, type ImportEncoding } from './encoding.ts';
export {
  importedEntities,
  importFields,
  recognisedColumns,
  type ImportedEntity,
  type ImportField,
  type ImportMapping,
} from './fields.ts';
export { customerOfRow, firmOfRow, type CheckedRow, type RowProblem } from './rows.ts';
