import type { FilterKind } from '@szansa/api-client/contract';

import type { SearchParams } from '../address/search-params.ts';
import type { ListPlace } from './list-address.ts';
import { noFilter, valuesOf } from './list-state.ts';
import { viewKey } from './opening.ts';

/** Parameters any list's screen may have: a form that is open, the chosen view. */
const screenKeys = ['new', 'edit', viewKey];

const patterns = {
  flag: /^(true|false)$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  amount: /^\d{1,12}(\.\d{1,2})?$/,
  text: /\S/,
};

function fits(kind: FilterKind, value: string): boolean {
  return typeof kind === 'string' ? patterns[kind].test(value) : kind.includes(value);
}

type Rules = Pick<ListPlace, 'facts' | 'filters' | 'others'>;

function allowed(
  { facts, filters, others }: Rules,
  isExcluded: (field: string) => boolean,
  key: string,
  values: readonly string[],
): readonly string[] {
  switch (key) {
    case 'page':
      return values.filter((value) => /^[1-9]\d{0,5}$/.test(value)).slice(0, 1);
    case 'perPage':
      return values.filter((value) => facts.perPage.some((size) => String(size) === value)).slice(0, 1);
    case 'sort': {
      const isKnown = (value: string) => {
        const field = facts.sort[value.replace(/^-/, '')];
        return field === null || (field !== undefined && !isExcluded(field));
      };
      return values.filter(isKnown).slice(0, 1);
    }
    case 'search':
      return values.slice(0, 1);
    default: {
      const kind = facts.filters[key];
      if (!kind) return [...screenKeys, ...others].includes(key) ? values : [];
      const field = facts.hideableFilters?.[key];
      if (field !== undefined && isExcluded(field)) return [];
      return values.filter((value) => (value === noFilter ? filters[key] !== undefined : fits(kind, value)));
    }
  }
}

/**
 * Returns an address without invalid parts: an unknown parameter, sort, filter or page size, or a sort or a filter by
 * a field hidden from the user. Null when there is nothing to remove.
 */
export function cleanAddress(
  rules: Rules,
  params: SearchParams,
  isExcluded: (field: string) => boolean,
): SearchParams | null {
  let isClean = true;
  const entries = Object.entries(params).flatMap(([key, value]): [string, string | readonly string[]][] => {
    const values = valuesOf(value);
    const left = allowed(rules, isExcluded, key, values);
    if (left.length < values.length) isClean = false;
    const [only] = left;
    if (only === undefined) return [];
    return [[key, left.length === 1 ? only : left]];
  });
  return isClean ? null : Object.fromEntries(entries);
}
