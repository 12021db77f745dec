import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { formatInstant, formatRecent } from '../language/index.ts';
import { warsawClock, warsawDay, warsawInstant } from './index.ts';

const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');

afterEach(() => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format });
});

const instantOf = (day: string, time: string) => warsawInstant({ day, time })?.toISOString();

it.each([
  ['2026-11-23', '09:00', '2026-11-23T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  // the hour that comes twice: the first one
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  // the hour that is skipped: 2:30 counts as 3:30
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('%s %s in Warsaw is %s', (day, time, instant) => {
  expect(instantOf(day, time)).toBe(instant);
});

it('is no instant of what is no day or no time', () => {
  for (const [day, time] of [
    ['2026-02-30', '09:00'],
    ['2026-11-23', '24:00'],
    ['2026-11-23', ''],
    ['', '09:00'],
  ] as const)
    expect(warsawInstant({ day, time })).toBeNull();
});

it('returns what the clock shows, of the repeated hour the first', () => {
  const from = new Date('1990-01-01T00:00:00Z');
  const to = new Date('2099-12-31T23:59:00Z');
  fc.assert(
    fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (at) => {
      const shown = warsawClock(at);
      const back = warsawInstant(shown);
      expect(back && warsawClock(back)).toEqual(shown);
      expect(back && at.getTime() - back.getTime() < 61 * 60_000).toBe(true);
    }),
  );
});

it('reads no text of a locale: ICU 72 writes 11/28/26 in en-CA', () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format, get: () => () => '11/28/26' });
  const at = new Date('2026-11-28T07:05:00Z');
  expect(warsawDay(at)).toBe('2026-11-28');
  expect(warsawClock(at)).toEqual({ day: '2026-11-28', time: '08:05' });
  expect(warsawClock(new Date('2026-11-27T23:00:00Z')).time).toBe('00:00');
  expect(formatInstant(at.toISOString(), 'pl')).toBe('28.11.2026, 08:05');
  expect(formatRecent(at.toISOString(), at, 'en')).toBe('08:05');
});
