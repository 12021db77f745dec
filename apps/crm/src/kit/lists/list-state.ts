import type { SearchParams } from '#kit/address/search-params.ts';

/** What a list shows: kept in the address, remembered per list while the browser session lasts. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  /** `field` or `-field`. */
  readonly sort: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export interface ListDefaults {
  readonly sort: string;
  readonly perPage?: number;
  readonly filters?: ListState['filters'];
  /** The keys that are filters; others of the address are not the list's. */
  readonly filterKeys: readonly string[];
}

const own = ['page', 'perPage', 'sort', 'search'];
/** Says in the address that a default filter has been taken away. */
const cleared = 'any';

function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

function count(value: string | readonly string[] | undefined, otherwise: number): number {
  const found = Number(one(value));
  return Number.isInteger(found) && found > 0 ? found : otherwise;
}

/** Reads a list's state from the address; what is absent has its default. */
export function readListState(params: SearchParams, defaults: ListDefaults): ListState {
  const filters = Object.fromEntries(
    defaults.filterKeys.flatMap((key) => {
      const value = params[key] ?? defaults.filters?.[key];
      const values = value === undefined ? [] : typeof value === 'string' ? [value] : value;
      const kept = values.filter((found) => found !== cleared);
      return kept.length > 0 ? [[key, kept]] : [];
    }),
  );
  return {
    page: count(params['page'], 1),
    perPage: count(params['perPage'], defaults.perPage ?? 25),
    sort: one(params['sort']) ?? defaults.sort,
    search: one(params['search']) ?? '',
    filters,
  };
}

/** Writes a list's state for the address, leaving out what is as by default; other keys stay as they are. */
export function writeListState(state: ListState, params: SearchParams, defaults: ListDefaults): SearchParams {
  const others = Object.entries(params).filter(
    ([key]) => !own.includes(key) && !defaults.filterKeys.includes(key),
  );
  const filters = defaults.filterKeys.flatMap((key): [string, string | readonly string[]][] => {
    const value = state.filters[key] ?? [];
    const usual = defaults.filters?.[key] ?? [];
    if (value.join('\n') === usual.join('\n')) return [];
    return [[key, value.length > 0 ? value : cleared]];
  });
  return Object.fromEntries([
    ...others,
    ...(state.page > 1 ? [['page', String(state.page)]] : []),
    ...(state.perPage === (defaults.perPage ?? 25) ? [] : [['perPage', String(state.perPage)]]),
    ...(state.sort === defaults.sort ? [] : [['sort', state.sort]]),
    ...(state.search ? [['search', state.search]] : []),
    ...filters,
  ]);
}

/** The query of a list call. Filters of one value are sent as one, so that flags stay flags. */
export function listQueryOf(state: ListState): Record<string, unknown> {
  const { filters, search, ...rest } = state;
  const sent = Object.entries(filters).map(([key, values]) => [
    key,
    values.length === 1 ? values[0] : [...values],
  ]);
  return { ...rest, ...(search ? { search } : {}), ...Object.fromEntries(sent) };
}
