export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { requireValues, type SelectItem } from './select-items.ts';
