export { InlineEdit, type InlineEditProps } from './inline-edit.tsx';
export { InlineEditField } from './lazy-field.ts';
export type { InlineEditFieldProps } from './inline-edit-field.tsx';
export type {
  DateEdit,
  EditEnd,
  InlineEditDefinition,
  NumberEdit,
  SelectEdit,
  TextEdit,
} from './inline-edit-definition.ts';
