export { InlineEdit, InlineEditField, type InlineEditProps } from './inline-edit.tsx';
export type { InlineEditFieldProps } from './inline-edit-field.tsx';
export type {
  DateEdit,
  EditEnd,
  InlineEditDefinition,
  NumberEdit,
  SelectEdit,
  TextEdit,
} from './inline-edit-definition.ts';
