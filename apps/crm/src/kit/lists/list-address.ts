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
  /** The key under which its columns, its views and its last address are stored. */
  readonly name: ListName;
  readonly facts: ListFacts;
  /** The call for a query of the list. */
  readonly queryOf: (query: Record<string, unknown>) => PageOptions<Row>;
  /** The default filters while the address has none; a function where they depend on the user. */
  readonly filters?: Filters | (() => Filters);
  /** Filters that always apply, for any address: the record the list belongs to. */
  readonly always?: Filters;
  /** Returns the list whose views it has at an address, where those differ; `name` by default. */
  readonly viewsAt?: (params: SearchParams) => ListName;
  /** Other parameters of the screen's address, beside `new`, `edit` and the chosen view. */
  readonly others?: readonly string[];
  /** Fetches what the screen shows, where that is not one page of the list. */
  readonly prefetch?: (state: ListState, params: SearchParams) => Promise<void>;
}

/** What the address of a list may contain, and the defaults of the list. */
export interface ListPlace {
  readonly name: ListName;
  readonly facts: ListFacts;
  readonly filters: Filters;
  readonly others: readonly string[];
  /** The list whose views the screen shows at an address. */
  readonly viewsAt: (params: SearchParams) => ListName;
  /** Prefetches what the screen shows at an address. */
  readonly prefetch: (params: SearchParams) => Promise<void>;
}

/** A list by its address, with the call that fetches one page of it. */
export interface ListAddress<Row> extends ListPlace {
  /** Filters that always apply, for any address. */
  readonly always: Filters;
  readonly page: (state: ListState) => PageOptions<Row>;
}

export function listAddress<Row>(options: ListAddressOptions<Row>): ListAddress<Row> {
  const { name, facts, queryOf, filters = {}, always = {}, others = [] } = options;
  const { viewsAt = () => name } = options;
  const filtersNow = () => (typeof filters === 'function' ? filters() : filters);
  const page = (state: ListState): PageOptions<Row> => ({
    ...queryOf(listQueryOf({ ...state, filters: { ...state.filters, ...always } })),
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
