import type { ListName } from '@szansa/domain/list';
import { useNavigate, useSearch } from '@tanstack/react-router';

import type { SearchParams } from '#kit/address/search-params.ts';

import { rememberList } from './list-memory.ts';
import { readListState, writeListState, type ListDefaults, type ListState } from './list-state.ts';

/**
 * The state of a list, and a way to change parts of it; changing anything but the page goes back to page one.
 * `show` takes a whole address.
 */
export function useListState(list: ListName, defaults: ListDefaults) {
  const params = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = readListState(params, defaults);

  function show(next: SearchParams): void {
    rememberList(list, next);
    void navigate({ to: '.', search: next as never, replace: true });
  }

  function change(part: Partial<ListState>): void {
    show(writeListState({ ...state, page: 1, ...part }, params, defaults));
  }

  return { state, change, show };
}
