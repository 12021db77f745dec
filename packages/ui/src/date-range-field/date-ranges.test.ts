import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, DATE_RANGE_TYPES, rangeOf, type KnownRangeType } from './date-ranges.ts';

const known = DATE_RANGE_TYPES.filter((type): type is KnownRangeType => type !== 'selected_range');
const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('rangeOf', () => {
  it.each([
    ['current_month', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['current_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['last_7_days', '2026-11-20', '2026-11-14', '2026-11-20'],
    ['last_14_days', '2026-01-01', '2025-12-19', '2026-01-01'],
    ['last_21_days', '2026-11-20', '2026-10-31', '2026-11-20'],
    ['last_28_days', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['last_30_days', '2028-03-01', '2028-02-01', '2028-03-01'],
    ['last_31_days', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['current_quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['current_quarter', '2026-11-20', '2026-10-01', '2026-12-31'],
    ['last_quarter', '2026-02-14', '2025-10-01', '2025-12-31'],
    ['last_quarter', '2026-11-20', '2026-07-01', '2026-09-30'],
    ['current_year', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s', (type, today, from, to) => {
    expect(rangeOf(type, today)).toEqual({ from, to });
  });

  it('returns ordered days, and a current range contains today', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...known), (today, type) => {
        const { from, to } = rangeOf(type, today);
        expect(from <= to).toBe(true);
        expect(!type.startsWith('current') || (from <= today && today <= to)).toBe(true);
        expect(!/^last_(month|quarter|year)$/.test(type) || to < today).toBe(true);
      }),
    );
  });

  it('returns as many days as its name states, the last of them today', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...known), (today, type) => {
        const count = Number(/^last_(\d+)_days$/.exec(type)?.[1] ?? 0);
        if (count === 0) return;
        const { from, to } = rangeOf(type, today);
        expect(to).toBe(today);
        expect(addDays(from, count - 1)).toBe(today);
      }),
    );
  });

  it('leaves no day between the last and the current range', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('month', 'quarter', 'year'), (today, unit) => {
        const last = rangeOf(`last_${unit}`, today);
        expect(addDays(last.to, 1)).toBe(rangeOf(`current_${unit}`, today).from);
      }),
    );
  });
});
