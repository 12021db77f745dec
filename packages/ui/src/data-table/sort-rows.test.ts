import { describe, expect, it } from 'vitest';

import { sortRows, type SortValue } from './sort-rows.ts';

const sorted = (values: SortValue[], sort: string) =>
  sortRows(
    values.map((value, index) => ({ value, index })),
    sort,
    (row) => row.value,
  ).map((row) => row.value);

describe('sortRows', () => {
  it('puts Polish letters where Poles look for them', () => {
    expect(sorted(['Żuk', 'Łoś', 'lis', 'Zając', 'ćma', 'Cap'], 'x')).toEqual([
      'Cap',
      'ćma',
      'lis',
      'Łoś',
      'Zając',
      'Żuk',
    ]);
  });

  it('reads numbers inside texts', () => {
    expect(sorted(['Firma 10', 'Firma 9', 'Firma 1'], 'x')).toEqual(['Firma 1', 'Firma 9', 'Firma 10']);
  });

  it('orders numbers and dates, both ways', () => {
    expect(sorted([30, 4, 100], '-x')).toEqual([100, 30, 4]);
    const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
    expect(sorted([late, early], 'x')).toEqual([early, late]);
  });

  it('keeps missing values last both ways', () => {
    expect(sorted([null, 2, undefined, 1], 'x')).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 'b', '', 'a'], '-x')).toEqual(['b', 'a', null, '']);
  });

  it('keeps the order of equal rows in both directions and does not touch the rows given', () => {
    const rows = [
      { id: 1, place: 'Kraków' },
      { id: 2, place: 'Gdańsk' },
      { id: 3, place: 'Kraków' },
    ];
    const ids = (sort: string) => sortRows(rows, sort, (row) => row.place).map((row) => row.id);
    expect(ids('place')).toEqual([2, 1, 3]);
    expect(ids('-place')).toEqual([1, 3, 2]);
    expect(ids('')).toEqual([1, 2, 3]);
    expect(rows[0]?.id).toBe(1);
  });
});
