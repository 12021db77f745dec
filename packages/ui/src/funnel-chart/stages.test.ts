import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sharesOf } from './stages.ts';

describe('shares of stages', () => {
  it('are of the first and of the one before', () => {
    expect(sharesOf([{ count: 40 }, { count: 20 }, { count: 5 }])).toEqual([
      { width: 1, ofFirst: 1, ofPrevious: undefined },
      { width: 0.5, ofFirst: 0.5, ofPrevious: 0.5 },
      { width: 0.125, ofFirst: 0.125, ofPrevious: 0.25 },
    ]);
  });

  it('of nothing are not shown', () => {
    expect(sharesOf([])).toEqual([]);
    expect(sharesOf([{ count: 0 }, { count: 4 }, { count: 0 }])).toEqual([
      { width: 0, ofFirst: undefined, ofPrevious: undefined },
      { width: 1, ofFirst: undefined, ofPrevious: undefined },
      { width: 0, ofFirst: undefined, ofPrevious: 0 },
    ]);
  });

  it('never make a bar longer than its place, also where a stage grows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), (counts) => {
        const widths = sharesOf(counts.map((count) => ({ count }))).map(({ width }) => width);
        expect(Math.max(...widths)).toBe(counts.some((count) => count > 0) ? 1 : 0);
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
