export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { ComboboxOption } from './combobox-option.ts';
