export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';
export type { ComboboxOption } from './combobox-option.ts';
export { filterOptions } from './filter-options.ts';
