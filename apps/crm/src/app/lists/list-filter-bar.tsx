import { FilterBar, type FilterDefinition } from '@szansa/ui/filter-bar';

import type { ListState } from './list-state.ts';

interface ListFilterBarProps {
  filters: readonly FilterDefinition[];
  searchLabel: string;
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** Search and filters of a list; `/` leads to the search from anywhere. */
export function ListFilterBar({ filters, searchLabel, state, change }: ListFilterBarProps) {
  return (
    <FilterBar
      filters={filters}
      value={state.filters as Record<string, string[]>}
      onChange={(next) => change({ filters: next })}
      search={state.search}
      onSearchChange={(search) => change({ search })}
      searchLabel={searchLabel}
      searchShortcut="/"
    />
  );
}
