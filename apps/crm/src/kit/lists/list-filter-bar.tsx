import { FilterBar, type FilterDefinition } from '@szansa/ui/filter-bar';
import type { ReactNode } from 'react';

import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListPlace } from './list-address.ts';
import type { ListState } from './list-state.ts';
import type { ListNamespace } from './list-texts.ts';
import { periodOf, withPeriod } from './period.ts';
import type { ChangeList } from './use-list-state.ts';
import { ViewMenu } from './view-menu.tsx';

interface ListFilterBarProps {
  address: Pick<ListPlace, 'name' | 'facts' | 'filters' | 'viewsAt'>;
  texts: ListNamespace;
  filters: readonly FilterDefinition[];
  state: ListState;
  change: ChangeList;
  /** At the end of the bar. */
  actions?: ReactNode;
}

/**
 * Views, search and filters of a list; `/` focuses the search from anywhere. A filter `period` is the days `from` and
 * `to` of the call, `closedPeriod` those with the prefix `closed`.
 */
export function ListFilterBar({ address, texts, filters, state, change, actions }: ListFilterBarProps) {
  const t = useTextsOf(texts);
  return (
    <div className="flex flex-wrap items-start gap-1.5">
      <ViewMenu address={address} />
      <FilterBar
        filters={filters}
        value={withPeriod(state.filters)}
        onValueChange={(next) => change({ filters: periodOf(next) })}
        search={state.search}
        onSearchChange={(search) => change({ search })}
        searchLabel={t('search')}
        searchShortcut="/"
        // elements beside it wrap to the next line instead of making the search too narrow
        className="min-w-52 flex-1"
      />
      {actions}
    </div>
  );
}
