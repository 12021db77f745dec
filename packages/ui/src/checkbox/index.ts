export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
