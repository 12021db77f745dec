import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Right } from '../access/index.ts';
import { addDays, toAmount, toGrosz } from '../shared/index.ts';
import {
  arrivedOf,
  daysOfPeriod,
  medianOf,
  monthsAndDaysOf,
  monthsUntil,
  reachOf,
  tierAt,
  tierWith,
} from './index.ts';

const seeded = [
  { from: '0.00', percent: '20' },
  { from: '10000.00', percent: '25' },
  { from: '20000.00', percent: '30' },
  { from: '35000.00', percent: '35' },
];

/** Tiers as the agency may set them: the first from nothing, each from more and paying any percent. */
const anyTiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 9_000_000 }), { maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([froms, percents]) =>
    [0, ...froms.toSorted((a, b) => a - b)].map((from, index) => ({
      from: toAmount(from),
      percent: String(percents[index] ?? 0),
    })),
  );
const anyCommission = fc.integer({ min: 0, max: 10_000_000 });

describe('AN2 a period', () => {
  it('is a whole month, or the whole quarter it lies in', () => {
    expect(daysOfPeriod('current', '2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(daysOfPeriod('previous', '2026-01-03')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(daysOfPeriod('quarter', '2026-11-24')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  });

  it('narrows nothing when it is all', () => {
    expect(daysOfPeriod('all', '2026-11-24')).toBeNull();
  });

  it('of a chart ends with the running month', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('is its whole months, and the days that are left', () => {
    expect(monthsAndDaysOf({ from: '2025-12-01', to: '2026-02-28' })).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(monthsAndDaysOf({ from: '2025-12-30', to: '2026-02-02' })).toEqual([
      '2025-12-30',
      '2025-12-31',
      '2026-01',
      '2026-02-01',
      '2026-02-02',
    ]);
    expect(monthsAndDaysOf({ from: '2026-02-10', to: '2026-02-11' })).toEqual(['2026-02-10', '2026-02-11']);
    expect(monthsAndDaysOf({ from: '2026-02-02', to: '2026-02-01' })).toEqual([]);
  });

  it('contains each of its days once, in a month or by itself, and no other', () => {
    const day = fc.nat(900).map((following) => addDays('2025-01-01', following));
    fc.assert(
      fc.property(day, day, day, (from, to, any) => {
        const locking = monthsAndDaysOf({ from, to }).filter((part) => any.startsWith(part));
        expect(locking).toHaveLength(from <= any && any <= to ? 1 : 0);
      }),
    );
  });
});

describe('AN3 the tier of a month', () => {
  it('applies to all of it, and states what is missing to the next', () => {
    expect(tierAt(999_999, seeded)).toEqual({
      commission: 999_999,
      percent: '20',
      next: { from: 1_000_000, percent: '25', missing: 1 },
      payout: 200_000,
    });
    expect(tierAt(4_000_000, seeded)).toMatchObject({ percent: '35', next: null, payout: 1_400_000 });
  });

  it('is the next one exactly when what is missing has come', () => {
    fc.assert(
      fc.property(anyCommission, anyTiers, (commission, tiers) => {
        const { next, percent } = tierAt(commission, tiers);
        const missing = next?.missing ?? 1;
        expect(missing).toBeGreaterThan(0);
        expect(tierAt(commission + missing, tiers).percent).toBe(next?.percent ?? percent);
        expect(tierAt(commission + missing - 1, tiers).percent).toBe(percent);
        expect(tiers.filter(({ from }) => toGrosz(from) > commission).length === 0).toBe(next === null);
      }),
    );
  });
});

describe('AN4 what if', () => {
  it('is the month with everything that was marked, in any order', () => {
    fc.assert(
      fc.property(
        anyCommission,
        fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 8 }),
        anyTiers,
        (commission, more, tiers) => {
          const whole = tierWith(commission, more, tiers);
          const { gain, ...shown } = whole;
          expect(shown).toEqual(
            tierAt(
              more.reduce((sum, one) => sum + one, commission),
              tiers,
            ),
          );
          expect(tierWith(commission, more.toReversed(), tiers)).toEqual(whole);
          expect(gain).toBe(shown.payout - tierAt(commission, tiers).payout);
        },
      ),
    );
  });

  it('changes nothing while nothing is marked', () => {
    fc.assert(
      fc.property(anyCommission, anyTiers, (commission, tiers) => {
        expect(tierWith(commission, [], tiers)).toEqual({ ...tierAt(commission, tiers), gain: 0 });
      }),
    );
  });
});

it('AN5 who reads reports sees everybody, others themselves', () => {
  const having = (...rights: readonly Right[]) => ({ can: (right: Right) => rights.includes(right) });
  expect(reachOf(having('analytics.get', 'report.get'))).toBe('all');
  expect(reachOf(having('analytics.get', 'dashboard.get'))).toBe('own');
});

it('AN8 those at a status or at a later one came to it, so that no status has more than the one before', () => {
  expect(arrivedOf([])).toEqual([]);
  expect(arrivedOf([5, 0, 7, 2])).toEqual([14, 9, 9, 2]);
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1 }), (shown) => {
      const arrived = arrivedOf(shown);
      expect(arrived.map((count, place) => count - (arrived[place + 1] ?? 0))).toEqual(shown);
      expect(arrived).toEqual(arrived.toSorted((a, b) => b - a));
    }),
  );
});

it('AN6 the median of counted values is that of all of them, in order', () => {
  const plain = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  };
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 60 }), (values) => {
      const counted = values.map((value) => ({ value, count: 1 }));
      const together = [...new Set(values)].map((value) => ({
        value,
        count: values.filter((one) => one === value).length,
      }));
      expect(medianOf(counted)).toBe(plain(values));
      expect(medianOf([...together, { value: 7, count: 0 }])).toBe(plain(values));
    }),
  );
  expect(medianOf([])).toBeNull();
});
