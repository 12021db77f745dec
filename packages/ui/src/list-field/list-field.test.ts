import { describe, expect, it } from 'vitest';

import { insertRows, splitRows } from './list-field.tsx';

describe('splitRows', () => {
  it('splits at commas, semicolons, tabs and new lines', () => {
    expect(splitRows(' a@b.pl, c@d.pl;\r\ne@f.pl\t')).toEqual(['a@b.pl', 'c@d.pl', 'e@f.pl']);
  });
});

describe('insertRows', () => {
  it('fills an empty row first and goes on behind it', () => {
    expect(insertRows(['a', '', 'b'], 1, ['x', 'y'], undefined)).toEqual(['a', 'x', 'y', 'b']);
  });

  it('leaves a filled row as it is', () => {
    expect(insertRows(['a'], 0, ['x', 'y'], undefined)).toEqual(['a', 'x', 'y']);
  });

  it('accepts no more than there is room for, and drops no row that was there', () => {
    expect(insertRows(['a', '', 'b'], 1, ['x', 'y', 'z'], 3)).toEqual(['a', 'x', 'b']);
  });
});
