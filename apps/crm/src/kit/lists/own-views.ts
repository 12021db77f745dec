import type { ViewSearch } from '@szansa/domain/list';
import { sameFilters } from '@szansa/ui/saved-views';

import type { SearchParams } from '#kit/address/search-params.ts';

import { readListState, writeListState, type ListRules, type ListState } from './list-state.ts';
import { viewKey } from './opening.ts';
import type { OwnList, View } from './own-list.ts';

type Narrowing = Pick<ListState, 'filters' | 'search'>;

/** The view the address names; null for none, and for one the user does not read. */
export function chosenView(views: readonly View[], params: SearchParams): View | null {
  return views.find(({ id }) => id === params[viewKey]) ?? null;
}

/** Returns what a view stores of a list: its filters and the search text, in the format of the address. */
export function searchOf({ filters, search }: Narrowing, rules: ListRules): ViewSearch {
  const usual = readListState({}, rules);
  return writeListState({ ...usual, filters, search }, {}, rules) as ViewSearch;
}

/** What a view narrows a list to; without one what the list does by itself. */
export function narrowingOf(view: View | null, rules: ListRules): Narrowing {
  const { filters, search } = readListState(view?.search ?? {}, rules);
  return { filters, search };
}

/** Whether the list is narrowed in another way than by the view. */
export function isChanged(view: View, state: Narrowing, rules: ListRules): boolean {
  const narrowing = narrowingOf(view, rules);
  return narrowing.search !== state.search || !sameFilters(narrowing.filters, state.filters);
}

/** The address with a view in place of the one it has named so far; null for none. */
export function withViewChosen(params: SearchParams, view: View | null): SearchParams {
  const { [viewKey]: _before, ...rest } = params;
  return view ? { ...rest, [viewKey]: view.id } : rest;
}

/** The list with a view that is new or changed; a new default is the only one. */
export function withView(own: OwnList, view: View): OwnList {
  const others = own.views
    .filter(({ id }) => id !== view.id)
    .map((other) => (view.isDefault ? { ...other, isDefault: false } : other));
  const views = [...others, view].toSorted(
    (one, other) =>
      Number(one.by !== null) - Number(other.by !== null) || one.name.localeCompare(other.name, 'pl'),
  );
  return { ...own, views };
}

export function withoutView(own: OwnList, id: string): OwnList {
  return { ...own, views: own.views.filter((view) => view.id !== id) };
}
