import type { ComponentType, ReactNode } from 'react';

import type { UiLabels } from '../labels/index.ts';
import type { FilterBarWords } from './words.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Distinguishes options of the same name in the search. */
  hint?: string | undefined;
  /** How many records choosing it finds, beside what else is chosen. */
  count?: number | undefined;
}

/** What is found for what is typed, where options are too many to be listed. */
export interface FilterSearch {
  fetchOptions: (query: string) => void;
  found: readonly FilterOption[];
  loading: boolean;
  /** Why nothing could be looked for; with `onRetry` another try is offered. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

interface FilterBase {
  key: string;
  label: string;
}

interface OptionFilter extends FilterBase {
  /** With `Search` only those that name what is chosen. */
  options: readonly FilterOption[];
  /** Looks for options elsewhere and hands them to its child; drawn once the filter is opened, so it may load then. */
  Search?: ComponentType<{ children: (search: FilterSearch) => ReactNode }> | undefined;
}

/** Several options; with `excludedKey`, the values under that key are those it is not to be. */
export interface MultiFilter extends OptionFilter {
  kind: 'multi';
  excludedKey?: string | undefined;
}

export interface NumberFilter extends FilterBase {
  kind: 'numberRange';
  /** Shown after the numbers, e.g. `zł`. */
  unit?: string | undefined;
  /** Amounts have two places; others are whole. */
  isAmount?: boolean | undefined;
}

/** What a list can be narrowed by. Values are lists of texts: one choice, several, a text, `true`, or [from, to]. */
export type FilterDefinition =
  | MultiFilter
  | (OptionFilter & { kind: 'choice' })
  | NumberFilter
  | (FilterBase & { kind: 'toggle' })
  | (FilterBase & { kind: 'dateRange' })
  | (FilterBase & { kind: 'text' });

export type FilterValues = Readonly<Record<string, readonly string[]>>;

type SentenceWords = Pick<
  FilterBarWords,
  'filterIs' | 'andOthers' | 'from' | 'until' | 'between' | 'none' | 'contains'
> &
  Pick<UiLabels, 'locale'>;

/** How many chosen values a chip spells out before it only counts the rest. */
const SPELLED_OUT = 3;

export function isActive(values: readonly string[] | undefined): values is string[] {
  return values !== undefined && values.some((value) => value !== '');
}

/** Returns the key of excluded values; undefined where a filter has none. */
export function excludedKeyOf(filter: FilterDefinition): string | undefined {
  return filter.kind === 'multi' ? filter.excludedKey : undefined;
}

/** Returns whether a filter is active. */
export function isFiltering(filter: FilterDefinition, values: FilterValues): boolean {
  return isActive(values[filter.key]) || isActive(values[excludedKeyOf(filter) ?? '']);
}

/** Describes the filter as a phrase: `Status: Nowy lub Negocjacje`. Dates come in as `YYYY-MM-DD`. */
export function describeFilter(
  filter: FilterDefinition,
  values: FilterValues,
  words: SentenceWords,
  formatDate: (date: string) => string,
): string {
  if (filter.kind === 'toggle') return filter.label;
  const parts = sayingsOf(filter, values, words, formatDate);
  return words.filterIs(filter.label, parts.join(', '));
}

function sayingsOf(
  filter: Exclude<FilterDefinition, { kind: 'toggle' }>,
  values: FilterValues,
  words: SentenceWords,
  formatDate: (date: string) => string,
): string[] {
  const own = values[filter.key] ?? [];
  switch (filter.kind) {
    case 'dateRange':
      return [describeRange(own, words, formatDate)];
    case 'numberRange':
      return [describeRange(own, words, (number) => shownNumber(number, filter.unit, words.locale))];
    case 'text':
      return [words.contains(own[0] ?? '')];
    default: {
      const excluded = values[excludedKeyOf(filter) ?? ''];
      return [
        ...(isActive(own) ? [describeOptions(filter, own, words, false)] : []),
        ...(isActive(excluded) ? [describeOptions(filter, excluded, words, true)] : []),
      ];
    }
  }
}

function describeOptions(
  { options }: OptionFilter,
  values: readonly string[],
  words: SentenceWords,
  isExcluded: boolean,
): string {
  const chosen = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
  if (chosen.length > SPELLED_OUT) {
    const shown = chosen.slice(0, SPELLED_OUT - 1).join(', ');
    const counted = words.andOthers(shown, chosen.length - SPELLED_OUT + 1);
    return isExcluded ? words.none([counted]) : counted;
  }
  if (isExcluded) return words.none(chosen);
  return new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(chosen);
}

/** `150 000 zł`: places only where there are any. */
function shownNumber(number: string, unit: string | undefined, locale: string): string {
  const minimumFractionDigits = Number(number) % 1 ? 2 : 0;
  const shown = Number(number).toLocaleString(locale, { useGrouping: 'always', minimumFractionDigits });
  return unit ? `${shown} ${unit}` : shown;
}

function describeRange(
  values: readonly string[],
  words: SentenceWords,
  format: (value: string) => string,
): string {
  const [from = '', to = ''] = values;
  if (from && to) return words.between(format(from), format(to));
  return from ? words.from(format(from)) : words.until(format(to));
}

/** Sets a filter, or drops its key when nothing is left of it. */
export function withFilter(values: FilterValues, key: string, next: readonly string[]): FilterValues {
  const { [key]: _dropped, ...rest } = values;
  return isActive(next) ? { ...rest, [key]: [...next] } : rest;
}

/** Sets several keys at once, as a filter with excluded values does. */
export function withFilters(values: FilterValues, next: FilterValues): FilterValues {
  return Object.entries(next).reduce<FilterValues>(
    (all, [key, chosen]) => withFilter(all, key, chosen),
    values,
  );
}

/** Returns the values that clear a filter, including its excluded values. */
export function nothingOf(filter: FilterDefinition): FilterValues {
  const excludedKey = excludedKeyOf(filter);
  return { [filter.key]: [], ...(excludedKey === undefined ? {} : { [excludedKey]: [] }) };
}
