export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';
export { filterOptions, type ComboboxOption } from './combobox-option.ts';
