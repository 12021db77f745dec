import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toAmount, toGrosz } from '../shared/index.ts';
import {
  compareRents,
  comparisonInput,
  shownComparison,
  type QuoteCost,
  type RentBasis,
  type RentQuote,
} from './index.ts';
import { cost, day, insurance, rent } from './test-quotes.ts';

const compared = (given: readonly Partial<RentQuote>[], basis: RentBasis | null = null) =>
  compareRents(
    given.map((one) => ({ ...rent, ...one })),
    basis,
  );

/**
 * Worked by hand: rents as they differ from one of 24 months at 2 000 net and 20 000 km a year, the chosen basis, and of each
 * a month on it, what that is more than the best, and what was assumed.
 */
const cases: readonly (readonly [
  working: string,
  quotes: readonly Partial<RentQuote>[],
  basis: RentBasis,
  results: readonly (readonly [onBasis: string | null, difference: string | null, ...assumed: string[]])[],
])[] = [
  [
    // 5 000 km ÷ 12 × 0.36 = 150 more; 5 000 km ÷ 12 × 0.12 = 50 back
    '25 000 km: 2 000 and 5 000 km at 0.36 are 2 150, 2 100 without 5 000 km at 0.12 are 2 050',
    [{ excessKmPrice: '0.36' }, { monthlyAmount: '2100.00', yearlyMileage: 30_000, unusedKmPrice: '0.12' }],
    { numberOfInstallments: 24, yearlyMileage: 25_000 },
    [
      ['2150.00', '100.00'],
      ['2050.00', '0.00'],
    ],
  ],
  [
    'the same without a refund: 2 100, and it is told',
    [{ excessKmPrice: '0.36' }, { monthlyAmount: '2100.00', yearlyMileage: 30_000 }],
    { numberOfInstallments: 24, yearlyMileage: 25_000 },
    [
      ['2150.00', '50.00'],
      ['2100.00', '0.00', 'noRefund'],
    ],
  ],
  [
    'without a price of more the first is counted on no basis, and told',
    [{}, { monthlyAmount: '2100.00', yearlyMileage: 25_000 }],
    { numberOfInstallments: 24, yearlyMileage: 25_000 },
    [
      [null, null, 'noKmPrice'],
      ['2100.00', '0.00'],
    ],
  ],
  [
    // (36 × 1 800 + 7 200) ÷ 36 = 2 000
    '36 months: the first is counted over its 24, and told; that of 36 is not',
    [{}, { numberOfInstallments: 36, monthlyAmount: '1800.00', initialPayment: '7200.00' }],
    { numberOfInstallments: 36, yearlyMileage: 20_000 },
    [
      ['2000.00', '0.00', 'otherTerm'],
      ['2000.00', '0.00'],
    ],
  ],
  [
    // 1 000 km ÷ 12 × 0.25 = 20.833… back; 1 092 − 20.833… = 1 071.166…
    'a refund is rounded once with the month: 1 092 without 1 000 km at 0.25 are 1 071.17',
    [{ monthlyAmount: '1092.00', unusedKmPrice: '0.25' }, { yearlyMileage: 19_000 }],
    { numberOfInstallments: 24, yearlyMileage: 19_000 },
    [
      ['1071.17', '0.00'],
      ['2000.00', '928.83'],
    ],
  ],
  [
    'a rent that names no kilometres is taken to have the chosen ones, and it is told',
    [{ yearlyMileage: null }, {}],
    { numberOfInstallments: 24, yearlyMileage: 20_000 },
    [
      ['2000.00', '0.00', 'yearlyMileage'],
      ['2000.00', '0.00'],
    ],
  ],
];

const rents = fc
  .record({
    monthlyAmount: fc.integer({ min: 10_000, max: 1_000_000 }).map(toAmount),
    numberOfInstallments: fc.integer({ min: 1, max: 60 }),
    yearlyMileage: fc.integer({ min: 1000, max: 60_000 }),
    excessKmPrice: fc.integer({ min: 1, max: 200 }).map(toAmount),
    unusedKmPrice: fc.integer({ min: 1, max: 50 }).map(toAmount),
  })
  .map((terms): RentQuote => ({ ...rent, ...terms }));

describe('CO17 a basis of one’s own', () => {
  it.each(cases)('%s', (_working, given, basis, results) => {
    const { quotes, basis: counted } = compared(given, basis);
    expect(counted).toEqual(basis);
    expect(quotes.map((one) => [one.basisMonthlyCost, one.difference, ...one.assumed])).toEqual(results);
  });

  it('that equals the first quote changes nothing', () => {
    fc.assert(
      fc.property(rents, rents, (one, other) => {
        const { numberOfInstallments, yearlyMileage } = one;
        expect(compareRents([one, other], { numberOfInstallments, yearlyMileage })).toEqual(
          compareRents([one, other]),
        );
      }),
    );
  });

  it('of more kilometres makes no rent cheaper', () => {
    fc.assert(
      fc.property(rents, rents, fc.integer({ min: 1000, max: 60_000 }), (one, other, km) => {
        const at = (yearlyMileage: number) =>
          compareRents([one, other], { numberOfInstallments: 24, yearlyMileage }).quotes.map(
            ({ basisMonthlyCost }) => toGrosz(basisMonthlyCost ?? ''),
          );
        const more = at(km + 500);
        for (const [index, month] of at(km).entries()) expect(more[index]).toBeGreaterThanOrEqual(month);
      }),
    );
  });

  it('has a term and kilometres, and is of rents alone', () => {
    const written = {
      bankName: 'A',
      vehicleValue: '100000',
      numberOfInstallments: 24,
      monthlyAmount: '2000',
    };
    const problems = (kind: string, rentBasis: object) =>
      comparisonInput
        .safeParse({ kind, title: 'A', startsOn: day, quotes: [written, written], rentBasis })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    const basis = { numberOfInstallments: 36, yearlyMileage: 25_000 };
    expect(problems('rent', basis)).toBeUndefined();
    expect(problems('leasing', basis)).toEqual([['rentBasis', 'kinds_mixed']]);
    expect(problems('rent', { ...basis, numberOfInstallments: 0 })).toEqual([
      ['rentBasis.numberOfInstallments', 'installments_range'],
    ]);
    expect(problems('rent', { numberOfInstallments: 36 })?.[0]?.[0]).toBe('rentBasis.yearlyMileage');
  });

  it('is what a shown comparison states as its basis', () => {
    const rentBasis = { numberOfInstallments: 36, yearlyMileage: 25_000 };
    const none = { buyoutPrice: null, intrestRateType: null, due: null, gapPrice: null };
    const { rentBasis: counted, banks } = shownComparison({
      kind: 'rent',
      basis: null,
      rentBasis,
      quotes: [
        { ...rent, ...none },
        { ...rent, ...none },
      ],
      startsOn: day,
      drive: null,
      co2: null,
      displaySumOfPayments: true,
      displayIntrestRateType: true,
      displayGapPrice: true,
    });
    expect(counted).toEqual(rentBasis);
    expect(banks[0]?.assumed).toEqual(['otherTerm', 'noKmPrice']);
  });
});

describe('CO16 costs of rents', () => {
  const beside: QuoteCost = { ...insurance, amount: '200.00', paid: 'besideInstalment' };

  it('are spread over the term: fees once, others each month', () => {
    // (24 × 2 000 + 1 000 + 24 × 50) ÷ 24 = 50 200 ÷ 24 = 2 091.666…
    const tracker: QuoteCost = {
      ...cost,
      kind: 'tracker',
      amount: '61.50',
      isGross: true,
      paid: 'besideInstalment',
    };
    const { quotes, unshared } = compared([{}, { bankName: 'B', costs: [cost, tracker] }]);
    expect(quotes[1]).toMatchObject({
      sumOfPayments: '48000.00',
      monthlyCost: '2000.00',
      costs: '2200.00',
      monthlyCostWithCosts: '2091.67',
      basisMonthlyCost: '2091.67',
      difference: '91.67',
    });
    expect(unshared.map(({ row, isCounted }) => [row, isCounted])).toEqual([
      ['cost.handling', true],
      ['cost.tracker', true],
    ]);
  });

  it('count a premium beside where the others name it or include it, otherwise for no bank', () => {
    const including = compared([{ services: ['vehicleInsurance'] }, { costs: [beside] }]);
    expect(including.quotes.map(({ basisMonthlyCost }) => basisMonthlyCost)).toEqual(['2000.00', '2200.00']);
    expect(including.unshared).toEqual([]);
    const silent = compared([{}, { bankName: 'B', costs: [beside] }]);
    expect(silent.quotes.map(({ basisMonthlyCost }) => basisMonthlyCost)).toEqual(['2000.00', '2000.00']);
    expect(silent.quotes[1]?.monthlyCostWithCosts).toBe('2200.00');
    expect(silent.unshared).toEqual([{ row: 'cost.carInsurance', isCounted: false }]);
  });
});
