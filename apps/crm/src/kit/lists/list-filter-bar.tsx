import type { ListName } from '@szansa/domain/list';
import { FilterBar, type FilterDefinition } from '@szansa/ui/filter-bar';

import type { ListDefaults, ListState } from './list-state.ts';
import { ViewMenu } from './view-menu.tsx';

interface ListFilterBarProps {
  list: ListName;
  defaults: ListDefaults;
  filters: readonly FilterDefinition[];
  searchLabel: string;
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** Views, search and filters of a list; `/` leads to the search from anywhere. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { list, defaults, filters, searchLabel, state, change } = props;
  return (
    <div className="flex items-start gap-1.5 max-sm:flex-col max-sm:items-stretch">
      <ViewMenu list={list} defaults={defaults} />
      <FilterBar
        filters={filters}
        value={state.filters as Record<string, string[]>}
        onChange={(next) => change({ filters: next })}
        search={state.search}
        onSearchChange={(search) => change({ search })}
        searchLabel={searchLabel}
        searchShortcut="/"
        className="min-w-0 flex-1"
      />
    </div>
  );
}
