import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  activityInput,
  holidayOn,
  holidaysBetween,
  longestActivity,
  mayEditActivity,
  mayPlanFor,
  remindAt,
  timeProblem,
} from './index.ts';

const startAt = new Date('2026-11-23T08:00:00Z');
const following = (milliseconds: number) => new Date(startAt.getTime() + milliseconds);

describe('CA1 the times of an activity', () => {
  it.each([
    [null, null],
    [following(0), null],
    [following(-1), 'end_before_start'],
    [following(longestActivity), null],
    [following(longestActivity + 1), 'activity_too_long'],
  ])('ending at %s is classified %s', (endAt, problem) => {
    expect(timeProblem({ startAt, endAt })).toBe(problem);
  });

  it('are instants with a zone, and are stored in UTC', () => {
    const body = { type: 'call', title: 'Telefon', startAt: '2026-11-23T09:00:00+01:00' };
    expect(activityInput.parse(body).startAt).toBe('2026-11-23T08:00:00.000Z');
    for (const wrong of ['2026-11-23T09:00:00', '2026-11-23', '9:00', '2026-02-30T09:00:00Z'])
      expect(activityInput.safeParse({ ...body, startAt: wrong }).error?.issues).toMatchObject([
        { path: ['startAt'], message: 'date_invalid' },
      ]);
  });
});

describe('CA2 a reminder', () => {
  it('comes so many minutes before the start, over a change of clocks as well', () => {
    expect(remindAt({ startAt, reminder: null })).toBeNull();
    expect(remindAt({ startAt, reminder: 0 })).toEqual(startAt);
    // on 29 March 2026 the clock goes from 2:00 to 3:00 in Warsaw: an hour before 3:30 is 1:30
    const spring = new Date('2026-03-29T01:30:00Z');
    expect(remindAt({ startAt: spring, reminder: 60 })).toEqual(new Date('2026-03-29T00:30:00Z'));
  });
});

const anna = { userId: 'anna', roles: ['WORKER'] } as const;
const admin = { userId: 'zofia', roles: ['ADMIN'] } as const;

describe('CA3 changing an activity', () => {
  const others = { workerId: 'piotr', createdBy: 'jan', ownerId: null };
  it('is for whose it is, who planned it, the owner and administrators', () => {
    expect(mayEditActivity(anna, others)).toBe(false);
    expect(mayEditActivity(admin, others)).toBe(true);
    for (const role of ['workerId', 'createdBy', 'ownerId'])
      expect(mayEditActivity(anna, { ...others, [role]: 'anna' })).toBe(true);
  });
});

describe('CA4 planning for others', () => {
  it('is for administrators', () => {
    expect(mayPlanFor(anna, 'anna')).toBe(true);
    expect(mayPlanFor(anna, 'piotr')).toBe(false);
    expect(mayPlanFor(admin, 'piotr')).toBe(true);
  });
});

describe('CA5 days off', () => {
  it.each([
    ['2026-01-01', 'new_year'],
    ['2026-04-05', 'easter'],
    ['2026-04-06', 'easter_monday'],
    ['2026-05-24', 'pentecost'],
    ['2026-06-04', 'corpus_christi'],
    ['2027-03-28', 'easter'],
    ['2038-04-25', 'easter'],
    ['2024-03-31', 'easter'],
    ['2026-11-11', 'independence_day'],
    ['2025-12-24', 'christmas_eve'],
  ])('%s is %s', (day, key) => {
    expect(holidayOn(day)).toEqual({ date: day, key });
  });

  it('24 December was a working day until 2024', () => {
    expect(holidayOn('2024-12-24')).toBeUndefined();
  });

  it('are fourteen a year, thirteen before 2025, and Easter is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1951, max: 2199 }), (year) => {
        const days = holidaysBetween(`${year}-01-01`, `${year}-12-31`);
        const easter = days.find(({ key }) => key === 'easter')?.date ?? '';
        expect(days).toHaveLength(year >= 2025 ? 14 : 13);
        expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  it('of a range are those in it, over the end of the year as well', () => {
    expect(holidaysBetween('2026-12-25', '2027-01-01').map(({ key }) => key)).toEqual([
      'christmas_day',
      'second_christmas_day',
      'new_year',
    ]);
    expect(holidaysBetween('2026-12-27', '2026-12-31')).toEqual([]);
  });
});
