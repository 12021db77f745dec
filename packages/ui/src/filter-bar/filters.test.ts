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
const write = (filter: FilterDefinition, values: string[], excluded: string[] = []) =>
  describeFilter(filter, { [filter.key]: values, not: excluded }, words, formatTypedDate);

describe('describeFilter', () => {
  it('reads choices as a sentence', () => {
    expect(write(status, ['nowy'])).toBe('Status: Nowy');
    expect(write(status, ['nowy', 'w toku'])).toBe('Status: Nowy lub W toku');
    expect(write(status, ['nowy', 'w toku', 'gotowy'])).toBe('Status: Nowy, W toku lub Gotowy');
  });

  it('counts the rest when there are more than three', () => {
    expect(write(status, ['nowy', 'w toku', 'gotowy', 'zamknięty', 'wstrzymany'])).toBe(
      'Status: Nowy, W toku i jeszcze 3',
    );
  });

  it('shows a value whose option has gone as it is', () => {
    expect(write(status, ['usunięty'])).toBe('Status: usunięty');
  });

  it('describes a toggle by its label alone', () => {
    expect(write({ key: 'mine', label: 'Tylko moje', kind: 'toggle' }, ['true'])).toBe('Tylko moje');
  });

  it('describes excluded values, alone and beside included ones', () => {
    const filter: FilterDefinition = { ...status, excludedKey: 'not' };
    expect(write(filter, [], ['nowy'])).toBe('Status: nie Nowy');
    expect(write(filter, [], ['nowy', 'w toku'])).toBe('Status: nie Nowy ani W toku');
    expect(write(filter, [], ['nowy', 'w toku', 'gotowy'])).toBe('Status: nie Nowy, W toku ani Gotowy');
    expect(write(filter, [], ['nowy', 'w toku', 'gotowy', 'zamknięty'])).toBe(
      'Status: nie Nowy, W toku i jeszcze 2',
    );
    expect(write(filter, ['gotowy'], ['nowy'])).toBe('Status: Gotowy, nie Nowy');
  });

  it('describes a range of numbers with their unit, places only where there are any', () => {
    const value: FilterDefinition = { key: 'value', label: 'Wartość', kind: 'numberRange', unit: 'zł' };
    expect(write(value, ['1500.00', '250000.50'])).toBe('Wartość: od 1\u00a0500 zł do 250\u00a0000,50 zł');
    expect(write(value, ['1500.00', ''])).toBe('Wartość: od 1\u00a0500 zł');
    expect(write({ ...value, unit: undefined }, ['', '7'])).toBe('Wartość: do 7');
  });

  it('describes a text as it is looked for', () => {
    expect(write({ key: 'note', label: 'Notatka', kind: 'text' }, ['pilne'])).toBe(
      'Notatka: zawiera „pilne”',
    );
  });

  it('describes a range of dates, open at either end', () => {
    const created: FilterDefinition = { key: 'created', label: 'Utworzono', kind: 'dateRange' };
    expect(write(created, ['2026-03-01', '2026-03-31'])).toBe('Utworzono: od 01.03.2026 do 31.03.2026');
    expect(write(created, ['2026-03-01', ''])).toBe('Utworzono: od 01.03.2026');
    expect(write(created, ['', '2026-03-31'])).toBe('Utworzono: do 31.03.2026');
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

  it('removes a filter with its excluded values', () => {
    const filter: FilterDefinition = { ...status, excludedKey: 'not' };
    const both = { status: ['nowy'], not: ['gotowy'], mine: ['true'] };
    expect(isFiltering(filter, { not: ['gotowy'] })).toBe(true);
    expect(isFiltering(status, { not: ['gotowy'] })).toBe(false);
    expect(withFilters(both, nothingOf(filter))).toEqual({ mine: ['true'] });
    expect(withFilters(both, nothingOf(status))).toEqual({ not: ['gotowy'], mine: ['true'] });
  });

  it('counts a filter as active only when it has a value', () => {
    expect(isActive(undefined)).toBe(false);
    expect(isActive(['', ''])).toBe(false);
    expect(isActive(['', '2026-03-31'])).toBe(true);
  });
});
