import { FilterBar, type FilterDefinition } from '@szansa/ui/filter-bar';
import type { ReactNode } from 'react';

import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListPlace } from './list-address.ts';
import type { ListState } from './list-state.ts';
import type { ListNamespace } from './list-texts.ts';
import type { ChangeList } from './use-list-state.ts';
import { ViewMenu } from './view-menu.tsx';

type Filters = Readonly<Record<string, readonly string[]>>;

/** Ranges as the bar has them, each with the two ends that the address and the server know. */
const ranges = [
  ['period', 'from', 'to'],
  ['closedPeriod', 'closedFrom', 'closedTo'],
  ['vehicleValue', 'vehicleValueFrom', 'vehicleValueTo'],
  ['commisionAmount', 'commisionAmountFrom', 'commisionAmountTo'],
] as const;

const copied = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]));

/** The bar's ranges as the address and the server know them: `from` and `to`. */
export function periodOf(filters: Filters): Record<string, string[]> {
  const days = copied(filters);
  for (const [range, first, last] of ranges) {
    const [from = '', to = ''] = days[range] ?? [];
    delete days[range];
    if (from) days[first] = [from];
    if (to) days[last] = [to];
  }
  return days;
}

/** The reverse, for the bar. */
export function withPeriod(filters: Filters): Record<string, string[]> {
  const shown = copied(filters);
  for (const [range, first, last] of ranges) {
    const [from = '', to = ''] = [shown[first]?.[0], shown[last]?.[0]];
    delete shown[first];
    delete shown[last];
    if (from || to) shown[range] = [from, to];
  }
  return shown;
}

interface ListFilterBarProps {
  address: Pick<ListPlace, 'name' | 'facts' | 'filters' | 'viewsAt' | 'prefetch'>;
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
