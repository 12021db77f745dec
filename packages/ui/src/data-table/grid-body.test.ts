import { describe, expect, it } from 'vitest';

import { drawnRows } from './grid-body.tsx';

const keys = ['a', 'b', 'c', 'd'];
const listed = (open: number[]) => {
  const rows = drawnRows(keys.length, open);
  return Array.from({ length: rows.count }, (_, place) => {
    const { index, details } = rows.at(place);
    return `${keys[index] ?? '?'}${details ? '+' : ''}`;
  });
};

describe('drawnRows', () => {
  it('is the rows when nothing is expanded', () => {
    expect(listed([])).toEqual(keys);
  });

  it('puts details right under their rows', () => {
    expect(listed([0, 2, 3])).toEqual(['a', 'a+', 'b', 'c', 'c+', 'd', 'd+']);
  });

  it('returns the position of a row', () => {
    const rows = drawnRows(keys.length, [0, 2]);
    expect(keys.map((_, index) => rows.placeOf(index))).toEqual([0, 2, 3, 5]);
  });
});
