export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export {
  describeFilter,
  isActive,
  withFilter,
  type FilterDefinition,
  type FilterOption,
  type FilterSearch,
  type FilterValues,
  type NumberFilter,
} from './filters.ts';
