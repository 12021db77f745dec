export { columnHeading } from './facts.ts';
export { type Field, type FieldKind, type FieldOptions, type Fields, type Label } from './fields.ts';
export {
  isNeverNull,
  type FieldsOf,
  type ListOf,
  type RecordOf,
  type Stored,
  type StoredValue,
} from './record.ts';
export { inputOf, patchOf, type InputSchema, type PatchSchema } from './schemas.ts';
