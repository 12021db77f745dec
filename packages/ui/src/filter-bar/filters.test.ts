import { describe, expect, it } from 'vitest';

import { formatTypedDate } from '../date-field/index.ts';
import { describeFilter, isActive, withFilter, type FilterDefinition } from './filters.ts';
import { filterBarWords } from './words.ts';

const words = { ...filterBarWords.pl, locale: 'pl-PL' };
const options = ['Nowy', 'W toku', 'Gotowy', 'Zamknięty', 'Wstrzymany'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const status: FilterDefinition = { key: 'status', label: 'Status', kind: 'multi', options };
const say = (filter: FilterDefinition, values: string[]) =>
  describeFilter(filter, values, words, formatTypedDate);

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

  it('counts a filter as active only when it says something', () => {
    expect(isActive(undefined)).toBe(false);
    expect(isActive(['', ''])).toBe(false);
    expect(isActive(['', '2026-03-31'])).toBe(true);
  });
});
