export { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';
