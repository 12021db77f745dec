import type { ApiError } from '@szansa/api-client/client';
import type { ListFacts } from '@szansa/api-client/contract';
import type { ListName } from '@szansa/domain/list';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';

import type { SearchParams } from '../address/search-params.ts';
import { queryClient } from '../api/api.ts';
import { listQueryOf, readListState, type Filters, type ListState } from './list-state.ts';

/** How many there are in all; with `isTotalLimited`, more than `total`. */
export interface Found {
  readonly total: number;
  readonly isTotalLimited?: boolean | undefined;
}

/** One page of a list, exactly as its endpoint answers it. */
export type ListPage<Row> = {
  items: Row[];
  page: number;
  perPage: number;
  total: number;
  isTotalLimited?: boolean | undefined;
};

export type PageOptions<Row> = UseQueryOptions<ListPage<Row>, ApiError>;

interface ListAddressOptions<Row> {
  /** Under which its columns, its views and its last address are kept. */
  readonly name: ListName;
  readonly facts: ListFacts;
  /** The call for a query of the list. */
  readonly ask: (query: Record<string, unknown>) => PageOptions<Row>;
  /** What the list is narrowed by while the address says nothing of it; a function where the user decides it. */
  readonly filters?: Filters | (() => Filters);
  /** What the list is narrowed by whatever the address says: the record it belongs to. */
  readonly always?: Filters;
  /** Whose views it has at an address, where that is not one list: `name` unless said. */
  readonly viewsAt?: (params: SearchParams) => ListName;
  /** Other parameters of the screen's address, beside `new`, `edit` and the chosen view. */
  readonly others?: readonly string[];
  /** Asks for what the screen shows, where that is not one page of the list. */
  readonly prefetch?: (state: ListState, params: SearchParams) => Promise<void>;
}

/** What the address of a list may say, and what the list is while it says nothing. */
export interface ListPlace {
  readonly name: ListName;
  readonly facts: ListFacts;
  readonly filters: Filters;
  readonly others: readonly string[];
  /** The list whose views the screen shows at an address. */
  readonly viewsAt: (params: SearchParams) => ListName;
  /** Begins to load what the screen shows at an address. */
  readonly prefetch: (params: SearchParams) => Promise<void>;
}

/** A list by its address, with the call that asks for one page of it. */
export interface ListAddress<Row> extends ListPlace {
  /** What it is narrowed by whatever the address says. */
  readonly always: Filters;
  readonly page: (state: ListState) => PageOptions<Row>;
}

export function listAddress<Row>(options: ListAddressOptions<Row>): ListAddress<Row> {
  const { name, facts, ask, filters = {}, always = {}, others = [] } = options;
  const { viewsAt = () => name } = options;
  const filtersNow = () => (typeof filters === 'function' ? filters() : filters);
  const page = (state: ListState): PageOptions<Row> => ({
    ...ask(listQueryOf({ ...state, filters: { ...state.filters, ...always } })),
    placeholderData: keepPreviousData,
  });
  return {
    name,
    facts,
    get filters() {
      return filtersNow();
    },
    always,
    others,
    viewsAt,
    page,
    prefetch: (params) => {
      const state = readListState(params, { facts, filters: filtersNow() });
      return options.prefetch?.(state, params) ?? queryClient.prefetchQuery(page(state));
    },
  };
}
