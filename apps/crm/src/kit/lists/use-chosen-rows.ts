import { mostChosen } from '@szansa/domain/bulk-change';
import { useState } from 'react';

import type { ListPage } from './list-address.ts';
import type { ChosenRows } from './list-bulk.ts';
import { listQueryOf, type ListState } from './list-state.ts';

interface Chosen {
  /** What the list was narrowed to when rows were chosen; another list has none of them. */
  readonly under: string;
  readonly keys: ReadonlySet<string>;
  /** All that the list finds, on every page. */
  readonly isAll: boolean;
}

const nothing: Chosen = { under: '', keys: new Set(), isAll: false };

/** What the rows of a list are narrowed by, as its call names it. */
function filtersOf(state: ListState): Readonly<Record<string, unknown>> {
  const { page: _page, perPage: _perPage, sort: _sort, ...filters } = listQueryOf(state);
  return filters;
}

/** The chosen rows of a list; they stay while one turns pages and sorts, and go with another search or filter. */
export function useChosenRows<Row extends { readonly id: string }>(
  state: ListState,
  page: ListPage<Row> | undefined,
) {
  const [choice, setChoice] = useState(nothing);
  const filters = filtersOf(state);
  const under = JSON.stringify(filters);
  const { keys, isAll } = choice.under === under ? choice : nothing;
  const shown = page?.items.map(({ id }) => id) ?? [];
  const total = page?.total ?? 0;
  const chosen: ChosenRows = isAll ? { filters } : { ids: [...keys].slice(0, mostChosen) };
  return {
    chosen,
    isAll,
    /** There are others than those that are chosen. */
    hasMore: !isAll && (page?.isTotalLimited === true || total > keys.size),
    selection: isAll ? new Set(shown) : keys,
    count: isAll ? total : keys.size,
    choose: (next: ReadonlySet<string>) => setChoice({ under, keys: next, isAll: false }),
    chooseAll: () => setChoice({ under, keys: new Set(), isAll: true }),
    clear: () => setChoice(nothing),
  };
}
