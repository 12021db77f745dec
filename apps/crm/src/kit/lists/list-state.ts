import type { ListFacts } from '@szansa/api-client/contract';
import { withNamesOfToday } from '@szansa/api-client/former-names';

import type { SearchParams } from '../address/search-params.ts';

/** Values by key of the filter. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** What a list shows: stored in the address, remembered per list during the browser session. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  /** `field` or `-field`. */
  readonly sort: string;
  readonly search: string;
  readonly filters: Filters;
}

/** What decides how an address is read: the endpoint's facts, and what the list is narrowed by unasked. */
export interface ListRules {
  readonly facts: Pick<ListFacts, 'defaultSort' | 'filters' | 'formerly'>;
  readonly filters: Filters;
}

/** Keys of the address that every list has. */
export const listKeys = ['page', 'perPage', 'sort', 'search'] as const;
/** The value in the address of a default filter that was removed. */
export const noFilter = 'any';
const usualPerPage = 25;

function one(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

/** The values a parameter of the address gives, one or several. */
export function valuesOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function count(value: string | readonly string[] | undefined, otherwise: number): number {
  const found = Number(one(value));
  return Number.isInteger(found) && found > 0 ? found : otherwise;
}

/** Reads a list's state from the address; what is absent has its default. */
export function readListState(address: SearchParams, { facts, filters: usual }: ListRules): ListState {
  const params = withNamesOfToday(address, facts.formerly);
  const filters = Object.fromEntries(
    Object.keys(facts.filters).flatMap((key) => {
      const off = facts.filters[key] === 'flag' ? ['false', noFilter] : [noFilter];
      const allowed = valuesOf(params[key] ?? usual[key]).filter((value) => !off.includes(value));
      return allowed.length > 0 ? [[key, allowed]] : [];
    }),
  );
  return {
    page: count(params['page'], 1),
    perPage: count(params['perPage'], usualPerPage),
    sort: one(params['sort']) ?? facts.defaultSort,
    search: one(params['search']) ?? '',
    filters,
  };
}

/** Writes a list's state for the address, without default values; other keys are unchanged. */
export function writeListState(state: ListState, params: SearchParams, rules: ListRules): SearchParams {
  const keys = Object.keys(rules.facts.filters);
  const others = Object.entries(withNamesOfToday(params, rules.facts.formerly)).filter(
    ([key]) => !listKeys.some((own) => own === key) && !keys.includes(key),
  );
  const filters = keys.flatMap((key): [string, string | readonly string[]][] => {
    const value = state.filters[key] ?? [];
    const usual = rules.filters[key] ?? [];
    if (value.join('\n') === usual.join('\n')) return [];
    return [[key, value.length > 0 ? value : noFilter]];
  });
  return Object.fromEntries([
    ...others,
    ...(state.page > 1 ? [['page', String(state.page)]] : []),
    ...(state.perPage === usualPerPage ? [] : [['perPage', String(state.perPage)]]),
    ...(state.sort === rules.facts.defaultSort ? [] : [['sort', state.sort]]),
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
