import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instalmentAt, instalmentDues } from '../leasing/index.ts';
import { intrestRateTypes } from '../offer/kinds.ts';
import { toAmount, toGrosz } from '../shared/index.ts';
import { compareQuotes, conditionsOf, promotedFirst, type Quote } from './index.ts';
import { day, quote } from './test-quotes.ts';

describe('CO2 the promoted bank', () => {
  it('is first, the order of the others is unchanged', () => {
    const named = (bankName: string, isPromoted: boolean) => ({ ...quote, bankName, isPromoted });
    const given = [named('A', false), named('B', false), named('C', true), named('D', false)];
    expect(promotedFirst(given).map(({ bankName }) => bankName)).toEqual(['C', 'A', 'B', 'D']);
    const compared = compareQuotes(given, day).quotes.map((one) => one.quote.bankName);
    expect(compared).toEqual(['C', 'A', 'B', 'D']);
  });
});

describe('CO3 what a quote does not state', () => {
  it('is assumed and reported', () => {
    const silent = { ...quote, initialPayment: null, buyoutPrice: null, due: null };
    const [first, second] = compareQuotes([silent, quote], day).quotes;
    expect(first?.assumed).toEqual(['initialPayment', 'buyoutPrice', 'due']);
    expect(second?.assumed).toEqual([]);
    expect(first).toMatchObject({ sumOfPayments: '100000.00', nominalRate: '0.00', deviations: {} });
  });

  it('a quote that no rate makes is shown, and counted on no basis', () => {
    const [odd, plain] = compareQuotes([{ ...quote, monthlyAmount: '0.01' }, quote], day).quotes;
    expect(odd).toMatchObject({
      onBasis: null,
      difference: null,
      nominalRate: null,
      assumed: ['rate'],
      isBest: false,
    });
    expect(plain).toMatchObject({ isBest: true, difference: { total: '0.00' } });
  });
});

/** Worked by hand: the quotes as they differ from the first, the basis, and of each its difference to the best. */
const cases: readonly (readonly [
  working: string,
  quotes: readonly Partial<Quote>[],
  basis: Parameters<typeof compareQuotes>[2],
  differences: readonly (readonly [total: string, fromRate: string, fromConditions: string])[],
])[] = [
  [
    '10 × 10 000 at 0 % against 10 × 10 100: 1 000 more, all of it the rate',
    [{}, { monthlyAmount: '10100.00' }],
    null,
    [
      ['0.00', '0.00', '0.00'],
      ['1000.00', '1000.00', '0.00'],
    ],
  ],
  [
    '0 % without, and with an initial payment of 20 000 and 10 × 8 000: 100 000 each',
    [{}, { initialPayment: '20000.00', monthlyAmount: '8000.00' }],
    null,
    [
      ['0.00', '0.00', '0.00'],
      ['0.00', '0.00', '0.00'],
    ],
  ],
  [
    '0 % of a price of 100 000 and of 104 000: 4 000 more, all of it the price',
    [{}, { vehicleValue: '104000.00', monthlyAmount: '10400.00' }],
    null,
    [
      ['0.00', '0.00', '0.00'],
      ['4000.00', '0.00', '4000.00'],
    ],
  ],
  [
    // 1 % a month: 102 010 ÷ 1.01 + 102 010 ÷ 1.0201 = 201 000; 2 × 102 010 = 204 020
    '201 000 in two months at 12 % and at 0 %: 204 020 − 201 000 = 3 020, all of it the rate',
    [
      { vehicleValue: '201000.00', numberOfInstallments: 2, monthlyAmount: '102010.00' },
      { vehicleValue: '201000.00', numberOfInstallments: 2, monthlyAmount: '100500.00' },
    ],
    null,
    [
      ['3020.00', '3020.00', '0.00'],
      ['0.00', '0.00', '0.00'],
    ],
  ],
  [
    // the first on the conditions of the second finances 100 500: 2 × 51 005 + 100 500 = 202 510, 1 510 more
    'the same, where the one at 0 % asks for 100 500 first: 1 510 of the rate, 1 510 of financing twice as much',
    [
      { vehicleValue: '201000.00', numberOfInstallments: 2, monthlyAmount: '102010.00' },
      {
        vehicleValue: '201000.00',
        initialPayment: '100500.00',
        numberOfInstallments: 2,
        monthlyAmount: '50250.00',
        isPromoted: true,
      },
    ],
    null,
    [
      ['0.00', '0.00', '0.00'],
      ['3020.00', '1510.00', '1510.00'],
    ],
  ],
  [
    // on 100 500 without initial payment, two months: 2 × 51 005 = 102 010 against 100 500
    'the first two at 12 % and 0 %, on a basis of half the price: 1 510 of the rate, the rest of the price',
    [
      { vehicleValue: '201000.00', numberOfInstallments: 2, monthlyAmount: '102010.00' },
      { vehicleValue: '201000.00', numberOfInstallments: 2, monthlyAmount: '100500.00' },
    ],
    {
      vehicleValue: '100500.00',
      initialPayment: '0.00',
      numberOfInstallments: 2,
      buyoutPrice: '0.00',
    },
    [
      ['3020.00', '1510.00', '1510.00'],
      ['0.00', '0.00', '0.00'],
    ],
  ],
];

const quotes = fc
  .record({
    price: fc.integer({ min: 3_000_000, max: 60_000_000 }),
    initial: fc.integer({ min: 0, max: 45 }),
    buyout: fc.integer({ min: 0, max: 40 }),
    numberOfInstallments: fc.integer({ min: 2, max: 72 }),
    due: fc.constantFrom(...instalmentDues),
    rate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
    intrestRateType: fc.constantFrom(...intrestRateTypes),
  })
  .map(({ price, initial, buyout, numberOfInstallments, due, rate, intrestRateType }): Quote => {
    const initialPayment = Math.round((price * initial) / 100);
    const buyoutPrice = Math.round((price * buyout) / 100);
    const lease = { price, initialPayment, buyoutPrice, numberOfInstallments, due };
    return {
      ...quote,
      intrestRateType,
      due,
      numberOfInstallments,
      vehicleValue: toAmount(price),
      initialPayment: toAmount(initialPayment),
      buyoutPrice: toAmount(buyoutPrice),
      monthlyAmount: toAmount(instalmentAt(lease, rate)),
    };
  });
const several = fc.array(quotes, { minLength: 2, maxLength: 4 });

describe('CO4 on one basis', () => {
  it('a bank whose conditions are the basis costs what it charges', () => {
    fc.assert(
      fc.property(quotes, quotes, (one, other) => {
        const { basis, quotes: compared } = compareQuotes([one, other], day);
        expect(basis).toEqual(conditionsOf(one));
        expect(compared[0]?.onBasis).toEqual({
          monthlyAmount: one.monthlyAmount,
          costs: '0.00',
          sumOfPayments: compared[0]?.sumOfPayments,
        });
      }),
    );
  });

  it('none costs less than the best', () => {
    fc.assert(
      fc.property(several, (given) => {
        const compared = compareQuotes(given, day).quotes;
        expect(compared.filter(({ isBest }) => isBest)).toHaveLength(1);
        for (const { difference } of compared)
          expect(toGrosz(difference?.fromRate ?? '-1')).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('CO5 a difference', () => {
  it.each(cases)('%s', (_working, given, basis, differences) => {
    const compared = compareQuotes(
      given.map((one) => ({ ...quote, ...one })),
      day,
      basis,
    );
    expect(
      compared.quotes.map(({ difference }) => [
        difference?.total,
        difference?.fromRate,
        difference?.fromConditions,
      ]),
    ).toEqual(differences);
  });

  it('is the sum of its parts, and that of what is paid', () => {
    fc.assert(
      fc.property(several, quotes, (given, { vehicleValue, initialPayment, numberOfInstallments }) => {
        const basis = {
          vehicleValue,
          initialPayment: initialPayment ?? '0.00',
          numberOfInstallments,
          buyoutPrice: '0.00',
        };
        const compared = compareQuotes(given, day, basis).quotes;
        const best = compared.find(({ isBest }) => isBest);
        for (const { difference, sumOfPayments } of compared) {
          const [total, rate, conditions] = [
            toGrosz(difference?.total ?? ''),
            toGrosz(difference?.fromRate ?? ''),
            toGrosz(difference?.fromConditions ?? ''),
          ];
          expect(rate + conditions).toBe(total);
          expect(total).toBe(toGrosz(sumOfPayments) - toGrosz(best?.sumOfPayments ?? ''));
        }
      }),
    );
  });

  it('is none between the same quotes, and of the rate alone under the same conditions', () => {
    fc.assert(
      fc.property(quotes, fc.integer({ min: 0, max: 100_000 }), (one, more) => {
        const dearer = { ...one, monthlyAmount: toAmount(toGrosz(one.monthlyAmount) + more) };
        const [best, second] = compareQuotes([one, dearer], day).quotes;
        expect(best?.difference).toEqual({
          total: '0.00',
          fromRate: '0.00',
          fromCosts: '0.00',
          fromConditions: '0.00',
        });
        const total = toAmount(more * one.numberOfInstallments);
        expect(second?.difference).toEqual({
          total,
          fromRate: total,
          fromCosts: '0.00',
          fromConditions: '0.00',
        });
      }),
    );
  });
});

describe('CO6 what differs from the best', () => {
  it('is marked, what is equal is not', () => {
    const dearer = {
      ...quote,
      monthlyAmount: '10100.00',
      intrestRateType: 'variable',
      gapPrice: '900.00',
    } as const;
    const [best, second] = compareQuotes([quote, dearer], day).quotes;
    expect(best?.deviations).toEqual({});
    expect(second?.deviations).toEqual({
      monthlyAmount: 'higher',
      grossMonthlyAmount: 'higher',
      financedInstalment: 'higher',
      sumOfPayments: 'higher',
      intrestRateType: 'other',
      gapPrice: 'other',
      nominalRate: 'higher',
      effectiveRate: 'higher',
      sumWithCosts: 'higher',
      allInRate: 'higher',
      basisMonthlyAmount: 'higher',
      basisSumOfPayments: 'higher',
    });
  });
});

describe('CO7 the strip of a variable rate', () => {
  it('is of variable rates alone, as quoted in its middle, and rises', () => {
    fc.assert(
      fc.property(quotes, (one) => {
        const [compared] = compareQuotes([one, quote], day).quotes;
        const strip = compared?.strip ?? [];
        expect(strip).toHaveLength(one.intrestRateType === 'variable' ? 7 : 0);
        const asQuoted = strip.filter(({ points }) => points === 0).map(({ monthlyAmount }) => monthlyAmount);
        expect(asQuoted.every((amount) => amount === one.monthlyAmount)).toBe(true);
        const amounts = strip.map(({ sumOfPayments }) => toGrosz(sumOfPayments));
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is that of the annuity at the moved rate, worked by hand', () => {
    // two months at 0 %; at 3 % a year, 0.25 % a month: 100 000 ÷ (1 ÷ 1.0025 + 1 ÷ 1.0025²) = 50 187.58
    // at 1 %: 100 000 ÷ (1 ÷ 1.00083… + 1 ÷ 1.00083…²) = 50 062.51
    const variable = {
      ...quote,
      numberOfInstallments: 2,
      monthlyAmount: '50000.00',
      intrestRateType: 'variable',
    } as const;
    const [compared] = compareQuotes([variable, quote], day).quotes;
    const at = (points: number) => compared?.strip?.find((step) => step.points === points);
    expect(at(0)).toEqual({ points: 0, monthlyAmount: '50000.00', sumOfPayments: '100000.00' });
    expect(at(1)).toEqual({ points: 1, monthlyAmount: '50062.51', sumOfPayments: '100125.02' });
    expect(at(3)).toEqual({ points: 3, monthlyAmount: '50187.58', sumOfPayments: '100375.16' });
  });
});
