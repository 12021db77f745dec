import { describe, expect, it } from 'vitest';

import { positionOf } from './tiers.ts';

const bronze = { from: 0, label: 'Brąz' };
const silver = { from: 100, label: 'Srebro' };
const gold = { from: 500, label: 'Złoto' };
const tiers = [gold, bronze, silver];

describe('positionOf', () => {
  it('knows the tier, the next one and what is missing', () => {
    expect(positionOf(60, tiers)).toMatchObject({ current: bronze, next: silver, missing: 40 });
    expect(positionOf(100, tiers)).toMatchObject({ current: silver, next: gold, missing: 400 });
    expect(positionOf(900, tiers)).toMatchObject({ current: gold, next: undefined, missing: 0, filled: 1 });
  });

  it('gives every tier equal room and fills within it in proportion', () => {
    expect(positionOf(300, tiers).steps.map(({ at }) => at)).toEqual([0, 0.5, 1]);
    expect(positionOf(50, tiers).filled).toBe(0.25);
    expect(positionOf(300, tiers).filled).toBe(0.75);
  });

  it('starts below the first tier where that one is not free', () => {
    const paid = [
      { from: 10, label: 'Pierwszy' },
      { from: 20, label: 'Drugi' },
    ];
    const shown = positionOf(5, paid);
    expect(shown).toMatchObject({ current: undefined, next: paid[0], missing: 5, filled: 0.25 });
    expect(shown.steps.map(({ at, reached }) => [at, reached])).toEqual([
      [0.5, false],
      [1, false],
    ]);
    expect(positionOf(15, paid).filled).toBe(0.75);
  });

  it('stays at the start below zero and bears a list without tiers', () => {
    expect(positionOf(-5, tiers).filled).toBe(0);
    expect(positionOf(5, [])).toEqual({
      current: undefined,
      next: undefined,
      missing: 0,
      steps: [],
      filled: 0,
    });
  });
});
