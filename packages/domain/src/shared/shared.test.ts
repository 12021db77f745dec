import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  asPercent,
  daysInMonth,
  divideRounded,
  fold,
  isCalendarDate,
  isWeekend,
  largestAmount,
  line,
  money,
  orEmpty,
  paragraph,
  percent,
  percentOf,
  searchText,
  sumOfAmounts,
  toAmount,
  toGrosz,
  typedShare,
  warsawDay,
  weekOf,
} from './index.ts';

const amounts = fc.integer({ min: 0, max: largestAmount });
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('money', () => {
  it('survives the way out and back', () => {
    fc.assert(
      fc.property(amounts, (grosz) => {
        expect(toGrosz(toAmount(grosz))).toBe(grosz);
      }),
    );
  });

  it('writes two places', () => {
    expect(money.parse('1234.5')).toBe('1234.50');
    expect(money.parse('0')).toBe('0.00');
    expect(toAmount(-5)).toBe('-0.05');
  });

  it.each(['', '1,5', '-1', '1.234', '1e5', 'NaN', '1234567890123', ' 1'])('refuses "%s"', (value) => {
    expect(money.safeParse(value).success).toBe(false);
  });

  it('adds up to the grosz, where floats would not', () => {
    expect(sumOfAmounts(['0.10', '0.20', null, undefined])).toBe('0.30');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000_000 })), (parts) => {
        expect(toGrosz(sumOfAmounts(parts.map(toAmount)))).toBe(parts.reduce((sum, part) => sum + part, 0));
      }),
    );
  });

  it('rounds half away from zero', () => {
    expect(divideRounded(5n, 2n)).toBe(3n);
    expect(divideRounded(-5n, 2n)).toBe(-3n);
    expect(divideRounded(4n, 3n)).toBe(1n);
  });
});

describe('percent', () => {
  it.each([
    ['7.50', '7.5'],
    ['100', '100'],
    ['0.0001', '0.0001'],
  ])('stores %s as %s', (typed, stored) => {
    expect(percent.parse(typed)).toBe(stored);
  });

  it.each(['100.0001', '101', '-1', '1.23456', 'x'])('refuses %s', (value) => {
    expect(percent.safeParse(value).success).toBe(false);
  });

  it('computes a part of an amount', () => {
    expect(percentOf(15_000_000, '1.5')).toBe(225_000);
    expect(percentOf(1, '50')).toBe(1);
  });

  it('finds the percent an amount is, to within a rounding of the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_00 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (base, share) => {
          const part = Number(divideRounded(BigInt(base) * BigInt(share), 1_000_000n));
          const found = asPercent(part, base);
          expect(Math.abs(percentOf(base, found ?? '') - part)).toBeLessThanOrEqual(
            Math.ceil(base / 2_000_000),
          );
        },
      ),
    );
  });

  it('has none without a base', () => {
    expect(asPercent(1, 0)).toBeNull();
    expect(asPercent(2, 1)).toBeNull();
  });
});

describe('OF8 a share typed as a percent', () => {
  it('is that part of the base, rounded to the grosz', () => {
    expect(typedShare('10', '123456.75')).toBe('12345.68');
    expect(typedShare('0', '100.00')).toBe('0.00');
  });

  it('lies between nothing and the base, and the rest is the rest', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (base, share) => {
        const [part, rest] = [share, 100 - share].map((one) =>
          toGrosz(typedShare(String(one), toAmount(base)) ?? ''),
        );
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(base);
        expect(Math.abs((part ?? 0) + (rest ?? 0) - base)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['150', '100.00'],
    ['10', null],
    ['10', 'dużo'],
    ['dużo', '100.00'],
  ])('is none for %s of %s', (share, base) => {
    expect(typedShare(share, base)).toBeNull();
  });
});

describe('calendar dates', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  it('stays a day, in the month counted to, and never later in the month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 600 }), (date, months) => {
        const result = addMonths(date, months);
        expect(isCalendarDate(result)).toBe(true);
        const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(monthsOf(result) - monthsOf(date)).toBe(months);
        expect(Number(result.slice(8))).toBe(
          Math.min(
            Number(date.slice(8)),
            daysInMonth(Number(result.slice(0, 4)), Number(result.slice(5, 7))),
          ),
        );
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '1799-12-31'])(
    'refuses %s',
    (value) => {
      expect(isCalendarDate(value)).toBe(false);
    },
  );

  it('computes today in Warsaw, winter and summer', () => {
    expect(warsawDay(new Date('2026-01-01T22:59:59Z'))).toBe('2026-01-01');
    expect(warsawDay(new Date('2026-01-01T23:00:00Z'))).toBe('2026-01-02');
    expect(warsawDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

describe('text', () => {
  it('folds Polish letters', () => {
    expect(fold('Zażółć gęślą JAŹŃ, Łódź')).toBe('zazolc gesla jazn, lodz');
  });

  it.each(['', '   ', null])('treats %j as empty where a field may be', (value) => {
    expect(orEmpty(line(10)).parse(value)).toBeNull();
  });

  it('preserves the message of what may be empty but is wrong', () => {
    const refused = orEmpty(line(3)).safeParse('abcd');
    expect(refused.error?.issues.map((issue) => issue.message)).toEqual(['text_too_long']);
  });

  it.each(['', '   ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(11)])('refuses %j as a line', (value) => {
    expect(line(10).safeParse(value).success).toBe(false);
  });
});

describe('marks that turn the direction of writing', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

  it('are removed from every text that comes in', () => {
    expect(line(20).parse(`\u202eNow${marks}ak`)).toBe('Nowak');
    expect(paragraph(20).parse(`Dzie\u0144\n\u2067dobry\u2069`)).toBe('Dzie\u0144\ndobry');
    expect(searchText.parse(`\u200fkowal`)).toBe('kowal');
  });

  it('alone are no text', () => {
    expect(line(20).safeParse(marks).error?.issues[0]?.message).toBe('required');
    expect(orEmpty(line(20)).parse(` ${marks}`)).toBeNull();
  });

  it('do not count towards the length', () => {
    expect(line(5).parse(`${marks}Nowak`)).toBe('Nowak');
  });

  it('leave what joins letters and signs of emoji', () => {
    expect(line(20).parse('\u{1f469}\u200d\u{1f4bb}')).toBe('\u{1f469}\u200d\u{1f4bb}');
  });
});

describe('weeks', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('the week of %s starts on Monday, %s', (day, monday) => {
    expect(weekOf(day)[0]).toBe(monday);
  });

  it('a week has seven days in a row, the last two of them its weekend', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(week.slice(1)).toEqual(week.slice(0, -1).map((one) => addDays(one, 1)));
        expect(week.filter(isWeekend)).toEqual(week.slice(5));
      }),
    );
  });
});
