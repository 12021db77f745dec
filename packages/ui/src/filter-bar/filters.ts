import type { UiLabels } from '../labels/index.ts';
import type { FilterBarWords } from './words.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** How many records choosing it finds, beside what else is chosen. */
  count?: number | undefined;
}

interface FilterBase {
  key: string;
  label: string;
}

/** What a list can be narrowed by. Values are lists of texts: one choice, several, `true`, or [from, to]. */
export type FilterDefinition =
  | (FilterBase & { kind: 'choice' | 'multi'; options: readonly FilterOption[] })
  | (FilterBase & { kind: 'toggle' })
  | (FilterBase & { kind: 'dateRange' });

export type FilterValues = Readonly<Record<string, readonly string[]>>;

type SentenceWords = Pick<FilterBarWords, 'filterIs' | 'andOthers' | 'from' | 'until' | 'between'> &
  Pick<UiLabels, 'locale'>;

/** How many chosen values a chip spells out before it only counts the rest. */
const SPELLED_OUT = 3;

export function isActive(values: readonly string[] | undefined): values is string[] {
  return values !== undefined && values.some((value) => value !== '');
}

/** The filter as people would say it: `Status: Nowy lub Negocjacje`. Dates come in as `YYYY-MM-DD`. */
export function describeFilter(
  filter: FilterDefinition,
  values: readonly string[],
  words: SentenceWords,
  formatDate: (date: string) => string,
): string {
  if (filter.kind === 'toggle') return filter.label;
  if (filter.kind === 'dateRange')
    return words.filterIs(filter.label, describeRange(values, words, formatDate));

  const chosen = values.map(
    (value) => filter.options.find((option) => option.value === value)?.label ?? value,
  );
  if (chosen.length > SPELLED_OUT) {
    const shown = chosen.slice(0, SPELLED_OUT - 1).join(', ');
    return words.filterIs(filter.label, words.andOthers(shown, chosen.length - SPELLED_OUT + 1));
  }
  const list = new Intl.ListFormat(words.locale, { type: 'disjunction' });
  return words.filterIs(filter.label, list.format(chosen));
}

function describeRange(
  values: readonly string[],
  words: SentenceWords,
  formatDate: (date: string) => string,
): string {
  const [from = '', to = ''] = values;
  if (from && to) return words.between(formatDate(from), formatDate(to));
  return from ? words.from(formatDate(from)) : words.until(formatDate(to));
}

/** Sets a filter, or drops its key when nothing is left of it. */
export function withFilter(values: FilterValues, key: string, next: readonly string[]): FilterValues {
  const { [key]: _dropped, ...rest } = values;
  return isActive(next) ? { ...rest, [key]: [...next] } : rest;
}
