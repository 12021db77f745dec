import { useNavigate, useSearch } from '@tanstack/react-router';

import type { SearchParams } from '#app/search-params.ts';

import { readListState, writeListState, type ListDefaults, type ListState } from './list-state.ts';

function memoryKey(list: string): string {
  return `szansa.list.${list}`;
}

/** How a list looked last in this browser session; a route adopts it when its address says nothing. */
export function rememberedList(list: string): SearchParams | null {
  const text = sessionStorage.getItem(memoryKey(list));
  return text ? (JSON.parse(text) as SearchParams) : null;
}

/** Keeps how a list looks for the rest of the browser session. */
export function rememberList(list: string, params: SearchParams): void {
  sessionStorage.setItem(memoryKey(list), JSON.stringify(params));
}

/** The state of a list, and a way to change parts of it; changing anything but the page goes back to page one. */
export function useListState(list: string, defaults: ListDefaults) {
  const params = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = readListState(params, defaults);

  function change(part: Partial<ListState>): void {
    const next = writeListState({ ...state, page: 1, ...part }, params, defaults);
    rememberList(list, next);
    void navigate({ to: '.', search: next as never, replace: true });
  }

  return { state, change };
}
