import { describe, expect, it } from 'vitest';

import { columnWidths } from './column-sizing.ts';

describe('columnWidths', () => {
  const columns = [{ id: 'a', width: 100 }, { id: 'b', width: 200 }, { id: 'c' }];

  it('shares spare room in proportion', () => {
    expect(columnWidths(columns, {}, 900)).toEqual({ a: 200, b: 400, c: 300 });
  });

  it('never squeezes below what is comfortable', () => {
    expect(columnWidths(columns, {}, 300)).toEqual({ a: 100, b: 200, c: 150 });
  });

  it('leaves chosen widths alone', () => {
    expect(columnWidths(columns, { a: 400 }, 1100)).toEqual({ a: 400, b: 400, c: 300 });
    expect(columnWidths(columns, { a: 80, b: 80, c: 80 }, 900)).toEqual({ a: 80, b: 80, c: 80 });
  });
});
