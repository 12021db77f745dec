import { describe, expect, it } from 'vitest';

import { readAmount, readCell, readDay, readMonth } from './cell-texts.ts';

const offers = { leasing: 'Leasing', rent_long_term: 'Najem długoterminowy' };

describe('an amount', () => {
  it.each([
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50\u00a0zł', '1234.50'],
    ['1234.5', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234', '1234.00'],
    ['1.234.567', '1234567.00'],
    ['12,5', '12.50'],
    ['0', '0.00'],
    ['-5', null],
    ['dużo', null],
    ['1,234567', null],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

it('days and months are read as people write them', () => {
  expect(['5.03.2026', '2026-03-05', '31.02.2026', 'jutro'].map(readDay)).toEqual([
    '2026-03-05',
    '2026-03-05',
    null,
    null,
  ]);
  expect(['03.2026', '2026-03', '3/2026', '13.2026', '2026'].map(readMonth)).toEqual([
    '2026-03',
    '2026-03',
    '2026-03',
    null,
    null,
  ]);
});

it('a cell is parsed by the type of its column', () => {
  expect(readCell('incomeType', 'najem', offers)).toEqual({ value: 'rent' });
  expect(readCell('incomeType', 'loteria', offers)).toBeNull();
  expect(readCell('type', 'Najem długoterminowy', offers)).toEqual({ value: 'rent_long_term' });
  expect(readCell('customerFileCreationMethod', 'Z importu', offers)).toEqual({ value: 'import' });
  expect(readCell('yearOfProduction', '2026', offers)).toEqual({ value: 2026 });
  expect(readCell('yearOfProduction', '26', offers)).toBeNull();
  expect(readCell('clientName', '  Żółw ', offers)).toEqual({ value: 'Żółw' });
});

it('an empty text empties a cell, but every entry has its month', () => {
  expect(readCell('ownShare', ' ', offers)).toEqual({ value: null });
  expect(readCell('monthOfIncome', '', offers)).toBeNull();
});
