import { describe, expect, it } from 'vitest';

import { formatTypedDate } from '../date-field/index.ts';
import {
  describeFilter,
  isActive,
  isFiltering,
  nothingOf,
  withFilter,
  withFilters,
  type FilterDefinition,
} from './filters.ts';
import { filterBarWords } from './words.ts';

const words = { ...filterBarWords.pl, locale: 'pl-PL' };
const options = ['Nowy', 'W toku', 'Gotowy', 'Zamknięty', 'Wstrzymany'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const status: FilterDefinition = { key: 'status', label: 'Status', kind: 'multi', options };
const say = (filter: FilterDefinition, values: string[], excluded: string[] = []) =>
  describeFilter(filter, { [filter.key]: values, not: excluded }, words, formatTypedDate);

describe('describeFilter', () => {
  it('reads choices as a sentence', () => {
    expect(say(status, ['nowy'])).toBe('Status: Nowy');
    expect(say(status, ['nowy', 'w toku'])).toBe('Status: Nowy lub W toku');
    expect(say(status, ['nowy', 'w toku', 'gotowy'])).toBe('Status: Nowy, W toku lub Gotowy');
  });

  it('counts the rest when there are more than three', () => {
    expect(say(status, ['nowy', 'w toku', 'gotowy', 'zamknięty', 'wstrzymany'])).toBe(
      'Status: Nowy, W toku i jeszcze 3',
    );
  });

  it('shows a value whose option has gone as it is', () => {
    expect(say(status, ['usunięty'])).toBe('Status: usunięty');
  });

  it('says a toggle by its label alone', () => {
    expect(say({ key: 'mine', label: 'Tylko moje', kind: 'toggle' }, ['true'])).toBe('Tylko moje');
  });

  it('says what it is not to be, alone and beside what it is', () => {
    const filter: FilterDefinition = { ...status, excludedKey: 'not' };
    expect(say(filter, [], ['nowy'])).toBe('Status: nie Nowy');
    expect(say(filter, [], ['nowy', 'w toku'])).toBe('Status: nie Nowy ani W toku');
    expect(say(filter, [], ['nowy', 'w toku', 'gotowy'])).toBe('Status: nie Nowy, W toku ani Gotowy');
    expect(say(filter, [], ['nowy', 'w toku', 'gotowy', 'zamknięty'])).toBe(
      'Status: nie Nowy, W toku i jeszcze 2',
    );
    expect(say(filter, ['gotowy'], ['nowy'])).toBe('Status: Gotowy, nie Nowy');
  });

  it('says a range of numbers with their unit, places only where there are any', () => {
    const value: FilterDefinition = { key: 'value', label: 'Wartość', kind: 'numberRange', unit: 'zł' };
    expect(say(value, ['1500.00', '250000.50'])).toBe('Wartość: od 1\u00a0500 zł do 250\u00a0000,50 zł');
    expect(say(value, ['1500.00', ''])).toBe('Wartość: od 1\u00a0500 zł');
    expect(say({ ...value, unit: undefined }, ['', '7'])).toBe('Wartość: do 7');
  });

  it('says a text as it is looked for', () => {
    expect(say({ key: 'note', label: 'Notatka', kind: 'text' }, ['pilne'])).toBe('Notatka: zawiera „pilne”');
  });

  it('says a range of dates, open at either end', () => {
    const created: FilterDefinition = { key: 'created', label: 'Utworzono', kind: 'dateRange' };
    expect(say(created, ['2026-03-01', '2026-03-31'])).toBe('Utworzono: od 01.03.2026 do 31.03.2026');
    expect(say(created, ['2026-03-01', ''])).toBe('Utworzono: od 01.03.2026');
    expect(say(created, ['', '2026-03-31'])).toBe('Utworzono: do 31.03.2026');
  });
});

describe('withFilter', () => {
  it('sets, replaces and drops without touching the others', () => {
    const before = { mine: ['true'] };
    const set = withFilter(before, 'status', ['nowy']);
    expect(set).toEqual({ mine: ['true'], status: ['nowy'] });
    expect(withFilter(set, 'status', ['gotowy'])).toEqual({ mine: ['true'], status: ['gotowy'] });
    expect(withFilter(set, 'status', [])).toEqual({ mine: ['true'] });
    expect(withFilter(set, 'status', ['', ''])).toEqual({ mine: ['true'] });
    expect(before).toEqual({ mine: ['true'] });
  });

  it('takes a filter away with what it is not to be', () => {
    const filter: FilterDefinition = { ...status, excludedKey: 'not' };
    const both = { status: ['nowy'], not: ['gotowy'], mine: ['true'] };
    expect(isFiltering(filter, { not: ['gotowy'] })).toBe(true);
    expect(isFiltering(status, { not: ['gotowy'] })).toBe(false);
    expect(withFilters(both, nothingOf(filter))).toEqual({ mine: ['true'] });
    expect(withFilters(both, nothingOf(status))).toEqual({ not: ['gotowy'], mine: ['true'] });
  });

  it('counts a filter as active only when it says something', () => {
    expect(isActive(undefined)).toBe(false);
    expect(isActive(['', ''])).toBe(false);
    expect(isActive(['', '2026-03-31'])).toBe(true);
  });
});
