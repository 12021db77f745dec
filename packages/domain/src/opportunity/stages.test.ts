import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { daysInStage, isStale, undoes, type Moved } from './index.ts';

describe('ST1 days in a status', () => {
  it('are calendar days in Warsaw, not periods of 24 hours', () => {
    expect(daysInStage('2026-11-16T22:59:00.000Z', '2026-11-17')).toBe(1);
    expect(daysInStage('2026-11-16T23:01:00.000Z', '2026-11-17')).toBe(0);
  });

  it('are counted across the change of clocks', () => {
    expect(daysInStage('2026-10-24T10:00:00.000Z', '2026-10-26')).toBe(2);
  });

  it('are never negative when clocks disagree', () => {
    expect(daysInStage('2026-11-18T10:00:00.000Z', '2026-11-17')).toBe(0);
  });
});

describe('ST2 a limit of days', () => {
  it('is passed the day after its last one, and 0 is none', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(365), (days, limit) => {
        expect(isStale(days, limit)).toBe(limit !== 0 && days >= limit + 1);
      }),
    );
  });
});

describe('ST3 a move back', () => {
  const last: Moved = {
    from: 'lead',
    to: 'negotiations',
    actorId: 'anna',
    at: new Date('2026-11-17T10:00:00.000Z'),
  };
  const back: Moved = { ...last, from: last.to, to: last.from, at: new Date('2026-11-17T10:01:00.000Z') };

  it('undoes the last one within a minute', () => {
    expect(undoes(back, last)).toBe(true);
    expect(undoes({ ...back, at: new Date('2026-11-17T10:01:00.001Z') }, last)).toBe(false);
  });

  it('is one by the same person, to where it came from', () => {
    expect(undoes({ ...back, actorId: 'piotr' }, last)).toBe(false);
    expect(undoes({ ...back, to: 'first_contact' }, last)).toBe(false);
    expect(undoes({ ...back, from: 'first_contact' }, last)).toBe(false);
  });
});
