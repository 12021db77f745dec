import { useNavigate, useSearch } from '@tanstack/react-router';

import type { SearchParams } from '../address/search-params.ts';
import type { ListPlace } from './list-address.ts';
import { rememberList } from './list-memory.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** What may change of a list; anything but the page goes back to page one. */
export type ChangeList = (part: Partial<ListState>) => void;

/**
 * Returns the state of a list, and functions to change it. `change` starts from the current address, so that a
 * delayed search does not undo a filter set meanwhile; `show` applies a whole address. The rows are requested at once,
 * before the screen is drawn for the new address.
 */
export function useListState(list: Pick<ListPlace, 'name' | 'facts' | 'filters' | 'prefetch'>) {
  const params: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();

  function to(next: (before: SearchParams) => SearchParams): void {
    const search = (before: SearchParams) => {
      const address = next(before);
      rememberList(list.name, address);
      void list.prefetch(address);
      return address;
    };
    void navigate({ to: '.', search, replace: true });
  }

  const change: ChangeList = (part) =>
    to((before) => writeListState({ ...readListState(before, list), page: 1, ...part }, before, list));

  return { state: readListState(params, list), change, show: (next: SearchParams) => to(() => next) };
}
