import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  drives,
  instalmentAt,
  limitRules,
  schedule,
  taxedFees,
  taxLimit,
  vatDeductions,
  type Drive,
  type Lease,
  type VatDeduction,
} from './index.ts';

describe('TX1 the limit', () => {
  it.each([
    ['electric', null, 22_500_000],
    ['hydrogen', null, 22_500_000],
    ['plug_in_hybrid', 49, 15_000_000],
    ['plug_in_hybrid', 50, 10_000_000],
    ['hybrid', 98, 10_000_000],
    ['combustion', 0, 15_000_000],
    ['combustion', 131, 10_000_000],
    ['combustion', null, 10_000_000],
  ] as const)('of %s with %s g/km is %i from 2026', (drive, co2, limit) => {
    expect(taxLimit({ drive, co2 }, '2026-01-01')).toBe(limit);
    expect(taxLimit({ drive, co2 }, '2031-12-31')).toBe(limit);
  });

  it('was higher until 2025, and is refused before anything is known', () => {
    expect(taxLimit({ drive: 'combustion', co2: 131 }, '2025-12-31')).toBe(15_000_000);
    expect(taxLimit({ drive: 'electric', co2: null }, '2025-12-31')).toBe(22_500_000);
    expect(() => taxLimit({ drive: 'electric', co2: null }, '2018-12-31')).toThrow(
      new RangeError('no limit is known on 2018-12-31'),
    );
  });

  it('has its rules by day, the newest first, each with its source', () => {
    const days = limitRules.map(({ from }) => from);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { source } of limitRules) expect(source).toMatch(/Dz\.U\. \d{4} poz\. \d+/);
  });
});

/**
 * Worked by hand, in grosz: price, initial payment, buy-out, months, instalment; drive, CO₂; VAT; and the value, limit,
 * share, fees and cost that come of them. At 0 % of interest all of the fees are capital; in the others the interest is
 * instalments − (price − initial − buy-out).
 */
const cases: readonly (readonly [
  working: string,
  lease: readonly [price: number, initial: number, buyout: number, months: number, instalment: number],
  drive: Drive,
  co2: number | null,
  vat: VatDeduction,
  value: number,
  limit: number,
  share: number,
  fees: number,
  cost: number,
])[] = [
  [
    // capital 150 000 − 1 500 = 148 500; × 100/150 = 99 000; interest 36 × 4 162.06 − 133 500 = 16 334.16
    '150 000 net, full VAT: 148 500 × 100/150 + 16 334.16 = 115 334.16',
    [15_000_000, 1_500_000, 150_000, 36, 416_206],
    'combustion',
    131,
    'full',
    15_000_000,
    10_000_000,
    66.67,
    16_483_416,
    11_533_416,
  ],
  [
    // value 150 000 × 1.115 = 167 250; share 100/167.25 = 59.79 %; capital 148 500 × 1.115 × 100 000/167 250 = 99 000
    // interest 16 334.16 × 1.115 = 18 212.59; fees (148 500 × 1.115 = 165 577.50) + 18 212.59 = 183 790.09
    '150 000 net, mixed use: 99 000 + 18 212.59 = 117 212.59',
    [15_000_000, 1_500_000, 150_000, 36, 416_206],
    'combustion',
    131,
    'mixed',
    16_725_000,
    10_000_000,
    59.79,
    18_379_009,
    11_721_259,
  ],
  [
    // value 184 500; share 100/184.5 = 54.20 %; interest 16 334.16 × 1.23 = 20 091.02; fees 182 655 + 20 091.02
    '150 000 net, no VAT: 99 000 + 20 091.02 = 119 091.02',
    [15_000_000, 1_500_000, 150_000, 36, 416_206],
    'combustion',
    131,
    'none',
    18_450_000,
    10_000_000,
    54.2,
    20_274_602,
    11_909_102,
  ],
  [
    // capital 180 000; × 100/180 = 100 000 (55.56 %)
    '180 000 net at 0 %, full VAT: 180 000 × 100/180 = 100 000',
    [18_000_000, 0, 0, 36, 500_000],
    'hybrid',
    98,
    'full',
    18_000_000,
    10_000_000,
    55.56,
    18_000_000,
    10_000_000,
  ],
  [
    // 250 000 × 225/250 = 225 000 (90 %)
    '250 000 net electric at 0 %, full VAT: 225 000',
    [25_000_000, 0, 0, 50, 500_000],
    'electric',
    null,
    'full',
    25_000_000,
    22_500_000,
    90,
    25_000_000,
    22_500_000,
  ],
  [
    // 200 000 × 1.115 = 223 000, under 225 000: all of it
    '200 000 net electric at 0 %, mixed use: under the limit, 223 000',
    [20_000_000, 0, 0, 40, 500_000],
    'electric',
    null,
    'mixed',
    22_300_000,
    22_500_000,
    100,
    22_300_000,
    22_300_000,
  ],
  [
    // 200 000 × 1.23 = 246 000 over 225 000: 91.46 %; 246 000 × 225/246 = 225 000
    '200 000 net electric at 0 %, no VAT: 225 000',
    [20_000_000, 0, 0, 40, 500_000],
    'electric',
    null,
    'none',
    24_600_000,
    22_500_000,
    91.46,
    24_600_000,
    22_500_000,
  ],
  [
    // 120 000 × 1.23 = 147 600, under 150 000
    '120 000 net plug-in hybrid of 45 g/km at 0 %, no VAT: 147 600',
    [12_000_000, 0, 0, 40, 300_000],
    'plug_in_hybrid',
    45,
    'none',
    14_760_000,
    15_000_000,
    100,
    14_760_000,
    14_760_000,
  ],
  [
    // capital 100 000 − 16 000 = 84 000 at the limit: all; interest 24 × 3 359.73 − 74 000 = 6 633.52
    '100 000 net, exactly the limit, full VAT: 84 000 + 6 633.52 = 90 633.52',
    [10_000_000, 1_000_000, 1_600_000, 24, 335_973],
    'combustion',
    131,
    'full',
    10_000_000,
    10_000_000,
    100,
    9_063_352,
    9_063_352,
  ],
  [
    // capital 150 000 − 30 000 = 120 000 × 100/150 = 80 000; interest 48 × 2 316.82 − 90 000 = 21 207.36
    '150 000 net, buy-out of 30 000, full VAT: 80 000 + 21 207.36 = 101 207.36',
    [15_000_000, 3_000_000, 3_000_000, 48, 231_682],
    'combustion',
    131,
    'full',
    15_000_000,
    10_000_000,
    66.67,
    14_120_736,
    10_120_736,
  ],
];

describe('TX2 the cost', () => {
  it.each(cases)('%s', (_working, terms, drive, co2, vat, value, limit, share, fees, cost) => {
    const [price, initialPayment, buyoutPrice, numberOfInstallments, instalment] = terms;
    const lease = { price, initialPayment, buyoutPrice, numberOfInstallments, due: 'arrears' as const };
    const rows = schedule(lease, instalment, '2026-02-01') ?? [];
    expect(taxedFees(lease, rows, '2026-02-01', { drive, co2 }, vat)).toEqual({
      value,
      limit,
      share,
      fees,
      cost,
    });
  });

  it('follows the limit of the day each fee is due on', () => {
    // 150 000 at 0 %, started 1 November 2025: 10 fees of 15 000; due 1 December, then nine from 1 January 2026
    // 15 000 under 150 000 is a cost in whole; 135 000 × 100/150 = 90 000; together 105 000
    const lease = {
      price: 15_000_000,
      initialPayment: 0,
      buyoutPrice: 0,
      numberOfInstallments: 10,
      due: 'arrears' as const,
    };
    const rows = schedule(lease, 1_500_000, '2025-11-01') ?? [];
    const car = { drive: 'combustion', co2: 131 } as const;
    expect(taxedFees(lease, rows, '2025-11-01', car, 'full').cost).toBe(10_500_000);
  });

  it('is never more than the fees, nor less than the interest, and grows with the limit', () => {
    const terms = fc.record({
      price: fc.integer({ min: 1_000_000, max: 60_000_000 }),
      initialPayment: fc.integer({ min: 0, max: 900_000 }),
      buyoutPrice: fc.integer({ min: 0, max: 900_000 }),
      numberOfInstallments: fc.integer({ min: 2, max: 60 }),
      due: fc.constantFrom('arrears' as const, 'advance' as const),
    });
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom(...drives),
        fc.option(fc.integer({ min: 0, max: 300 })),
        fc.constantFrom(...vatDeductions),
        (lease: Lease, rate, drive, co2, vat) => {
          const rows = schedule(lease, instalmentAt(lease, rate), '2026-05-31') ?? [];
          const interest = rows.reduce((sum, row) => sum + row.interest, 0);
          const { fees, cost, share } = taxedFees(lease, rows, '2026-05-31', { drive, co2 }, vat);
          const { cost: electric } = taxedFees(lease, rows, '2026-05-31', { drive: 'electric', co2 }, vat);
          expect(cost).toBeLessThanOrEqual(fees + 1);
          expect(cost).toBeGreaterThanOrEqual(interest);
          expect(cost).toBeLessThanOrEqual(electric);
          expect(share < 100 || cost === fees).toBe(true);
        },
      ),
    );
  });
});
