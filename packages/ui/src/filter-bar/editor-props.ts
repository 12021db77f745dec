import type { FilterDefinition, FilterValues } from './filters.ts';

export type ChoiceFilter = Extract<FilterDefinition, { kind: 'choice' | 'multi' }>;

export interface FilterEditorProps<Filter extends FilterDefinition = FilterDefinition> {
  filter: Filter;
  values: FilterValues;
  onChange: (next: FilterValues) => void;
  /** There is nothing more to choose. */
  onDone: () => void;
}
