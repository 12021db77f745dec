import { describe, expect, it } from 'vitest';

import { drawnIndexes } from './virtual-options.tsx';

const range = { startIndex: 50, endIndex: 52, overscan: 1, count: 1000 };

describe('drawnIndexes', () => {
  it('draws what is in view, the first and the last', () => {
    expect(drawnIndexes(range, -1)).toEqual([0, 49, 50, 51, 52, 53, 999]);
  });

  it('includes the highlighted row and its neighbours wherever they are', () => {
    expect(drawnIndexes(range, 500)).toEqual([0, 49, 50, 51, 52, 53, 499, 500, 501, 999]);
    expect(drawnIndexes(range, 0)).toEqual([0, 1, 49, 50, 51, 52, 53, 999]);
    expect(drawnIndexes(range, 999)).toEqual([0, 49, 50, 51, 52, 53, 998, 999]);
  });

  it('names no row that does not exist', () => {
    expect(drawnIndexes({ startIndex: 0, endIndex: 0, overscan: 5, count: 1 }, 0)).toEqual([0]);
  });
});
