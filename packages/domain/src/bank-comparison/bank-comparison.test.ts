import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instalmentAt, instalmentDues } from '../leasing/index.ts';
import { intrestRateTypes } from '../offer/kinds.ts';
import { toAmount, toGrosz } from '../shared/index.ts';
import {
  compareQuotes,
  comparisonInput,
  comparisonRows,
  conditionsOf,
  isComparable,
  mayWriteComparison,
  promotedFirst,
  taxesOf,
  type Quote,
} from './index.ts';

const quote: Quote = {
  bankName: 'Bank',
  vehicleValue: '100000.00',
  initialPayment: '0.00',
  numberOfInstallments: 10,
  monthlyAmount: '10000.00',
  buyoutPrice: '0.00',
  intrestRateType: 'fixed',
  due: 'arrears',
  gapPrice: null,
  isPromoted: false,
};
const day = '2026-12-01';

describe('CO1 quotes', () => {
  const written = {
    bankName: 'Bank',
    vehicleValue: '100000',
    numberOfInstallments: 36,
    monthlyAmount: '3000',
  };
  const parse = (quotes: readonly object[]) =>
    comparisonInput.safeParse({ title: 'Octavia', startsOn: day, quotes });
  const problems = (quotes: readonly object[]) =>
    parse(quotes).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('are two to four', () => {
    for (const count of [0, 1, 5]) {
      expect(problems(Array.from({ length: count }, () => written))).toEqual([['quotes', 'quotes_range']]);
    }
    for (const count of [2, 3, 4])
      expect(parse(Array.from({ length: count }, () => written)).success).toBe(true);
  });

  it('say their limits when they are refused', () => {
    expect(parse([written]).error?.issues[0]).toMatchObject({ params: { min: 2, max: 4 } });
  });

  it('have one promoted bank at most', () => {
    const promoted = { ...written, isPromoted: true };
    expect(problems([promoted, promoted])).toEqual([['quotes', 'one_promoted_only']]);
    expect(parse([written, promoted]).success).toBe(true);
  });

  it('finance something, of an amount that can be counted with', () => {
    const paid = { ...written, initialPayment: '100000.00' };
    expect(problems([written, paid])).toEqual([['quotes.1.initialPayment', 'nothing_financed']]);
    const dear = { ...written, vehicleValue: '100000000.01' };
    expect(problems([written, dear])).toEqual([['quotes.1.vehicleValue', 'amount_range']]);
  });

  it('begin on a day for which there are limits', () => {
    for (const startsOn of ['2018-12-31', '2100-01-01', '2026-02-30']) {
      expect(comparisonInput.safeParse({ title: 'A', startsOn, quotes: [written, written] }).success).toBe(
        false,
      );
    }
  });
});

describe('CO2 the promoted bank', () => {
  it('is first, the others keep their order', () => {
    const named = (bankName: string, isPromoted: boolean) => ({ ...quote, bankName, isPromoted });
    const given = [named('A', false), named('B', false), named('C', true), named('D', false)];
    expect(promotedFirst(given).map(({ bankName }) => bankName)).toEqual(['C', 'A', 'B', 'D']);
    const compared = compareQuotes(given, day).quotes.map((one) => one.quote.bankName);
    expect(compared).toEqual(['C', 'A', 'B', 'D']);
  });
});

describe('CO3 what a quote does not say', () => {
  it('is assumed and told', () => {
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
  it('a bank whose conditions are the basis costs what it asks for', () => {
    fc.assert(
      fc.property(quotes, quotes, (one, other) => {
        const { basis, quotes: compared } = compareQuotes([one, other], day);
        expect(basis).toEqual(conditionsOf(one));
        expect(compared[0]?.onBasis).toEqual({
          monthlyAmount: one.monthlyAmount,
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
        expect(best?.difference).toEqual({ total: '0.00', fromRate: '0.00', fromConditions: '0.00' });
        const total = toAmount(more * one.numberOfInstallments);
        expect(second?.difference).toEqual({ total, fromRate: total, fromConditions: '0.00' });
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
      sumOfPayments: 'higher',
      intrestRateType: 'other',
      gapPrice: 'other',
      nominalRate: 'higher',
      effectiveRate: 'higher',
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

describe('TX2 taxes of a quote', () => {
  it('are told for a car whose drive is known', () => {
    const car = { drive: 'combustion', co2: 131, startsOn: day } as const;
    // 100 000 at 0 %: all of it is under the limit; without VAT deducted 123 000 × 100/123
    expect(taxesOf(quote, car)).toMatchObject({
      full: { share: 100, fees: 10_000_000, cost: 10_000_000 },
      mixed: { share: 89.69, fees: 11_150_000, cost: 10_000_000 },
      none: { share: 81.3, fees: 12_300_000, cost: 10_000_000 },
    });
    expect(taxesOf(quote, { ...car, drive: null })).toBeNull();
    expect(taxesOf({ ...quote, monthlyAmount: '0.01' }, car)).toBeNull();
  });
});

describe('rows', () => {
  const shown = {
    startsOn: day,
    drive: 'combustion',
    co2: 131,
    displaySumOfPayments: true,
    displayIntrestRateType: true,
    displayGapPrice: true,
  } as const;
  const variable = { ...quote, intrestRateType: 'variable', gapPrice: '900.00' } as const;
  const names = (switches: object) =>
    comparisonRows(compareQuotes([variable, quote], day), { ...shown, ...switches }).map(({ name }) => name);

  it('have a cell for each bank', () => {
    for (const { cells } of comparisonRows(compareQuotes([variable, quote, quote], day), shown)) {
      expect(cells).toHaveLength(3);
    }
  });

  it('leave out what the switches hide', () => {
    expect(names({ displayGapPrice: false })).not.toContain('gapPrice');
    expect(names({ displayIntrestRateType: false }).filter((name) => /intrest|strip/.test(name))).toEqual([]);
    expect(names({ displaySumOfPayments: false }).filter((name) => /sum/i.test(name))).toEqual([]);
    expect(names({ drive: null }).filter((name) => name.startsWith('tax'))).toEqual([]);
    expect(names({})).toEqual(
      expect.arrayContaining([
        'gapPrice',
        'sumOfPayments',
        'taxCost.mixed',
        'stripMonthly.-0.5',
        'stripSum.3',
      ]),
    );
  });
});

describe('CO8 who writes comparisons', () => {
  const person = (userId: string, role: 'ADMIN' | 'WORKER' | 'PLATFORMER' | 'ADMIN_REPORTS') => ({
    userId,
    roles: [role],
    can: () => true,
  });

  it('are owners, administrators and platformers who read the opportunity', () => {
    const opportunity = { workerId: 'anna' };
    expect(mayWriteComparison(person('anna', 'WORKER'), opportunity)).toBe(true);
    expect(mayWriteComparison(person('piotr', 'WORKER'), opportunity)).toBe(false);
    expect(mayWriteComparison(person('piotr', 'ADMIN'), opportunity)).toBe(true);
    expect(mayWriteComparison(person('piotr', 'PLATFORMER'), opportunity)).toBe(true);
    expect(mayWriteComparison(person('piotr', 'ADMIN_REPORTS'), opportunity)).toBe(false);
  });
});

describe('CO9 an offer', () => {
  const offer = {
    offerType: 'leasing',
    vehicleValue: '100000.00',
    numberOfInstallments: 36,
    monthlyAmount: '3000.00',
  } as const;

  it('is compared when it is a lease with a price, a term and an instalment', () => {
    expect(isComparable(offer)).toBe(true);
    expect(isComparable({ ...offer, offerType: 'rent_long_term' })).toBe(false);
    for (const missing of ['vehicleValue', 'numberOfInstallments', 'monthlyAmount']) {
      expect(isComparable({ ...offer, [missing]: null })).toBe(false);
    }
  });
});
