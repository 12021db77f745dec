import { describe, expect, it } from 'vitest';

import { columnRuns, columnWidths } from './column-widths.ts';

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

describe('columnRuns', () => {
  const column = (id: string, group?: string, pinIndex?: number) => ({ id, group, pinIndex });

  it('joins neighbours only, and not across the pinned edge', () => {
    const runs = columnRuns([
      column('a', 'One', 0),
      column('b', 'One'),
      column('c', 'One'),
      column('d'),
      column('e', 'One'),
    ]);
    expect(runs).toEqual([
      { group: 'One', first: 'a', span: 1 },
      { group: 'One', first: 'b', span: 2 },
      { group: undefined, first: 'd', span: 1 },
      { group: 'One', first: 'e', span: 1 },
    ]);
  });
});
