import { describe, expect, it } from 'vitest';

import { daysInStage } from './days-in-stage.ts';

describe('daysInStage', () => {
  it('counts calendar days in Warsaw, not periods of 24 hours', () => {
    expect(daysInStage('2026-11-16T22:59:00.000Z', '2026-11-17')).toBe(1);
    expect(daysInStage('2026-11-16T23:01:00.000Z', '2026-11-17')).toBe(0);
  });

  it('counts across the change of clocks', () => {
    expect(daysInStage('2026-10-24T10:00:00.000Z', '2026-10-26')).toBe(2);
  });

  it('is never negative when clocks disagree', () => {
    expect(daysInStage('2026-11-18T10:00:00.000Z', '2026-11-17')).toBe(0);
  });
});
