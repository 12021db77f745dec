import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, warsawClock, warsawDay } from '../shared/index.ts';
import { isWorkingDay, morningAt, reservationsUntil } from './index.ts';

const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('NO4 working mornings', () => {
  it.each([
    ['2026-11-23', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-11', false],
    ['2026-12-24', false],
    ['2024-12-24', true],
    ['2026-04-06', false],
  ])('%s is one: %s', (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  it.each([
    // winter, summer
    ['2026-11-23T06:29:00Z', null],
    ['2026-11-23T06:30:00Z', { day: '2026-11-23', summaryUntil: null }],
    ['2026-11-23T06:59:59Z', { day: '2026-11-23', summaryUntil: null }],
    ['2026-11-23T07:00:00Z', { day: '2026-11-23', summaryUntil: new Date('2026-11-23T07:00:00Z') }],
    ['2026-07-01T06:00:00Z', { day: '2026-07-01', summaryUntil: new Date('2026-07-01T06:00:00Z') }],
    // a server that comes late that day
    ['2026-11-23T18:00:00Z', { day: '2026-11-23', summaryUntil: new Date('2026-11-23T07:00:00Z') }],
    ['2026-11-22T07:00:00Z', null],
    // the Mondays after the days of 23 and 25 hours
    ['2026-03-30T05:59:00Z', { day: '2026-03-30', summaryUntil: null }],
    ['2026-03-30T06:00:00Z', { day: '2026-03-30', summaryUntil: new Date('2026-03-30T06:00:00Z') }],
    ['2026-10-26T06:59:00Z', { day: '2026-10-26', summaryUntil: null }],
    ['2026-10-26T07:00:00Z', { day: '2026-10-26', summaryUntil: new Date('2026-10-26T07:00:00Z') }],
  ])('at %s it is %o', (instant, expected) => {
    expect(morningAt(new Date(instant))).toEqual(expected);
  });

  it('send their summary of notifications before eight of the same day, whatever the hour of the year', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const until = morningAt(now)?.summaryUntil;
        if (!until) return;
        expect(warsawClock(until)).toEqual({ day: warsawDay(now), time: '08:00' });
        expect(until <= now).toBe(true);
      }),
    );
  });
});

describe('NO6 reservations', () => {
  it.each([
    ['2026-11-23', '2026-11-26'],
    ['2026-11-20', '2026-11-23'],
    // Easter: Friday looks as far as Tuesday
    ['2026-04-03', '2026-04-07'],
    ['2025-12-23', '2025-12-29'],
  ])('are notified of on %s until %s', (morning, until) => {
    expect(reservationsUntil(morning)).toBe(until);
  });

  it('are notified of on a working morning before they end, none is missed', () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((following) => addDays('2024-01-10', following));
    fc.assert(
      fc.property(days, (end) => {
        const before = Array.from({ length: 10 }, (_, ago) => addDays(end, -ago - 1));
        expect(before.some((day) => isWorkingDay(day) && reservationsUntil(day) >= end)).toBe(true);
      }),
    );
  });
});
