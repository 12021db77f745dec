import { describe, expect, it } from 'vitest';

import { filterOptions } from './combobox-option.ts';

const options = [
  { value: '1', label: 'Łucja Żak', hint: 'lucja@firma.pl' },
  { value: '2', label: 'Jan Kowalski', hint: 'jan@kowalski.pl' },
  { value: '3', label: 'Zofia Łąkowa' },
];
const found = (query: string) => filterOptions(options, query).map((option) => option.value);

describe('filterOptions', () => {
  it('returns everything for an empty query', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it.each([
    ['zak', ['1']],
    ['ŁĄKOWA', ['3']],
    ['lakowa zof', ['3']],
    ['kowalski.pl', ['2']],
    ['ko', ['2', '3']],
    ['jan zak', []],
  ])('finds by %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });
});
