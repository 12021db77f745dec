import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toAmount, toGrosz } from '../shared/index.ts';
import {
  compareRents,
  comparisonInput,
  isComparable,
  isMixed,
  quoteProblems,
  rentShare,
  shownComparison,
  type RentQuote,
} from './index.ts';
import { day, rent } from './test-quotes.ts';

/**
 * Worked by hand: rents as they differ from one of 24 months at 2 000 net without initial payment and 20 000 km a year, and of
 * each its sum, its month, its month at the common mileage, and what that is more than the best.
 */
const cases: readonly (readonly [
  working: string,
  quotes: readonly Partial<RentQuote>[],
  results: readonly (readonly [
    sum: string,
    cost: string,
    onBasis: string | null,
    difference: string | null,
  ])[],
])[] = [
  [
    '24 × 2 000 = 48 000 against 24 × 2 100 = 50 400: 100 more a month',
    [{}, { monthlyAmount: '2100.00' }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['50400.00', '2100.00', '2100.00', '100.00'],
    ],
  ],
  [
    // (24 × 1 750 + 6 000) ÷ 24 = 48 000 ÷ 24
    '24 × 1 750 and 6 000 first: 48 000 as well, 2 000 a month; equal ones keep their order',
    [{}, { monthlyAmount: '1750.00', initialPayment: '6000.00' }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['48000.00', '2000.00', '2000.00', '0.00'],
    ],
  ],
  [
    // 5 000 km a year ÷ 12 × 0.36 = 150 a month; 1 900 + 150 = 2 050
    '1 900 for 15 000 km, each more at 0.36: 2 050 a month for 20 000 km, 50 more',
    [{}, { monthlyAmount: '1900.00', yearlyMileage: 15_000, excessKmPrice: '0.36' }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['45600.00', '1900.00', '2050.00', '50.00'],
    ],
  ],
  [
    // fewer kilometres are not paid back: 30 000 km stay at 2 050
    '2 050 for 30 000 km against 2 000 for 20 000: 50 more, for the common mileage is that of the first',
    [{}, { monthlyAmount: '2050.00', yearlyMileage: 30_000, excessKmPrice: '0.40' }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['49200.00', '2050.00', '2050.00', '50.00'],
    ],
  ],
  [
    // of 36 months: (36 × 1 800 + 7 200) ÷ 36 = 72 000 ÷ 36
    '36 × 1 800 and 7 200 first: 2 000 a month over its own term',
    [{}, { numberOfInstallments: 36, monthlyAmount: '1800.00', initialPayment: '7200.00' }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['72000.00', '2000.00', '2000.00', '0.00'],
    ],
  ],
  [
    'cheaper for 10 000 km at no known price of more: counted on no basis, and not the best',
    [{}, { monthlyAmount: '1500.00', yearlyMileage: 10_000 }],
    [
      ['48000.00', '2000.00', '2000.00', '0.00'],
      ['36000.00', '1500.00', null, null],
    ],
  ],
  [
    // 7 × 1 000 + 500 = 7 500; ÷ 7 = 1 071.428… ; 1 000 km ÷ 12 × 0.25 = 20.833…; together 1 092.261… → 1 092.26
    'a month is rounded once: 7 500 ÷ 7 = 1 071.43, with 1 000 km at 0.25 it is 1 092.26',
    [
      { numberOfInstallments: 7, monthlyAmount: '1092.00', isPromoted: true },
      {
        numberOfInstallments: 7,
        monthlyAmount: '1000.00',
        initialPayment: '500.00',
        yearlyMileage: 19_000,
        excessKmPrice: '0.25',
      },
    ],
    [
      ['7644.00', '1092.00', '1092.00', '0.00'],
      ['7500.00', '1071.43', '1092.26', '0.26'],
    ],
  ],
];

const amounts = fc.integer({ min: 10_000, max: 1_000_000 }).map(toAmount);
const rents = fc
  .record({
    monthlyAmount: amounts,
    initialPayment: fc.option(amounts),
    numberOfInstallments: fc.integer({ min: 1, max: 60 }),
    yearlyMileage: fc.option(fc.integer({ min: 1000, max: 60_000 })),
    excessKmPrice: fc.option(fc.integer({ min: 1, max: 200 }).map(toAmount)),
  })
  .map((terms): RentQuote => ({ ...rent, ...terms }));
const several = fc.array(rents, { minLength: 2, maxLength: 4 });

describe('CO11 rents', () => {
  it.each(cases)('%s', (_working, given, results) => {
    const { quotes } = compareRents(given.map((one) => ({ ...rent, ...one })));
    expect(
      quotes.map((one) => [one.sumOfPayments, one.monthlyCost, one.basisMonthlyCost, one.difference]),
    ).toEqual(results);
  });

  it('report what was assumed, and what could not be counted', () => {
    const silent = { ...rent, initialPayment: null, yearlyMileage: null, numberOfInstallments: 36 };
    const few = { ...rent, yearlyMileage: 1000 };
    const { basis, quotes } = compareRents([rent, silent, few]);
    expect(basis).toEqual({ numberOfInstallments: 24, yearlyMileage: 20_000 });
    expect(quotes.map(({ assumed }) => assumed)).toEqual([
      [],
      ['initialPayment', 'yearlyMileage', 'otherTerm'],
      ['noKmPrice'],
    ]);
  });

  it('are counted on the mileage of the first that states any', () => {
    const silent = { ...rent, yearlyMileage: null };
    expect(compareRents([silent, rent]).basis.yearlyMileage).toBe(20_000);
    const { basis, quotes } = compareRents([silent, silent]);
    expect(basis.yearlyMileage).toBeNull();
    expect(quotes.map(({ assumed }) => assumed)).toEqual([[], []]);
  });

  it('have one best, than which none costs less on the basis', () => {
    fc.assert(
      fc.property(several, (given) => {
        const { quotes } = compareRents(given);
        expect(quotes.filter(({ isBest }) => isBest)).toHaveLength(1);
        for (const { difference } of quotes) {
          expect(toGrosz(difference ?? '0.00')).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('cost no less on the basis than as quoted, and a month times the term is the sum but for rounding', () => {
    fc.assert(
      fc.property(several, (given) => {
        for (const { quote, sumOfPayments, monthlyCost, basisMonthlyCost } of compareRents(given).quotes) {
          expect(toGrosz(basisMonthlyCost ?? monthlyCost)).toBeGreaterThanOrEqual(toGrosz(monthlyCost));
          const rounded = toGrosz(monthlyCost) * quote.numberOfInstallments;
          expect(Math.abs(rounded - toGrosz(sumOfPayments))).toBeLessThanOrEqual(
            quote.numberOfInstallments / 2,
          );
        }
      }),
    );
  });

  it('have the promoted bank first, and what differs from the best marked', () => {
    const dearer = { ...rent, bankName: 'B', monthlyAmount: '2100.00', isPromoted: true };
    const [promoted, best] = compareRents([rent, dearer]).quotes;
    expect(promoted).toMatchObject({ quote: { bankName: 'B' }, isBest: false });
    expect(best).toMatchObject({ isBest: true, deviations: {} });
    expect(promoted?.deviations).toEqual({
      monthlyAmount: 'higher',
      sumOfPayments: 'higher',
      monthlyCost: 'higher',
      monthlyCostWithCosts: 'higher',
      basisMonthlyCost: 'higher',
    });
  });
});

const shown = {
  startsOn: day,
  drive: 'combustion',
  co2: 131,
  displaySumOfPayments: true,
  displayIntrestRateType: true,
  displayGapPrice: true,
} as const;

describe('CO12 the part of a fee for the car that is a cost', () => {
  // the limit of 100 000 by the value and what VAT of it is not deducted: 150 000 → 66.67 %; × 1.115 = 167 250 → 59.79 %; × 1.23 = 184 500 → 54.20 %
  it.each([
    ['full', 66.67],
    ['mixed', 59.79],
    ['none', 54.2],
  ] as const)('follows the limit, VAT deducted: %s', (vat, share) => {
    expect(rentShare({ ...rent, vehicleValue: '150000.00' }, shown, vat)).toBe(share);
  });

  it('is not shown without a value or a drive, nor for rents under six months', () => {
    const valued = { ...rent, vehicleValue: '150000.00' };
    expect(rentShare(rent, shown, 'full')).toBeNull();
    expect(rentShare({ ...rent, vehicleValue: '0.00' }, shown, 'full')).toBeNull();
    expect(rentShare(valued, { ...shown, drive: null }, 'full')).toBeNull();
    expect(rentShare({ ...valued, numberOfInstallments: 5 }, shown, 'full')).toBeNull();
    expect(rentShare({ ...valued, numberOfInstallments: 6 }, shown, 'full')).toBe(66.67);
  });
});

describe('CO10 leases and rents', () => {
  const written = { bankName: 'Bank', numberOfInstallments: 24, monthlyAmount: '2000' };
  const problems = (kind: 'leasing' | 'rent', quote: object, more: object = {}) =>
    comparisonInput
      .safeParse({
        kind,
        title: 'A',
        startsOn: day,
        quotes: [
          { ...written, ...quote },
          { ...written, ...quote },
        ],
        ...more,
      })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('are not mixed in one comparison', () => {
    expect(problems('rent', { yearlyMileage: 20_000, excessKmPrice: '0.35', services: ['assistance'] })).toBe(
      undefined,
    );
    expect(problems('rent', { buyoutPrice: '1000' })).toEqual([
      ['quotes.0.buyoutPrice', 'kinds_mixed'],
      ['quotes.1.buyoutPrice', 'kinds_mixed'],
    ]);
    expect(problems('leasing', { vehicleValue: '100000', services: ['assistance'] })?.[0]).toEqual([
      'quotes.0.services',
      'kinds_mixed',
    ]);
    const basis = { vehicleValue: '1', initialPayment: '0', numberOfInstallments: 1, buyoutPrice: '0' };
    expect(problems('rent', {}, { basis })).toEqual([['basis', 'kinds_mixed']]);
  });

  it('a lease states its value, a rent may leave it out', () => {
    expect(problems('leasing', {})?.[0]).toEqual(['quotes.0.vehicleValue', 'required']);
    expect(problems('rent', {})).toBe(undefined);
    expect(quoteProblems('leasing', {})).toEqual([]);
  });

  it('are distinguished among offers, also those of no price', () => {
    const offer = { vehicleValue: null, numberOfInstallments: 24, monthlyAmount: '2000.00' } as const;
    expect(isComparable({ ...offer, offerType: 'rent_short_term' })).toBe(true);
    expect(isComparable({ ...offer, offerType: 'leasing' })).toBe(false);
    expect(isComparable({ ...offer, offerType: 'rent_long_term', monthlyAmount: null })).toBe(false);
    expect(isMixed([{ offerType: 'rent_long_term' }, { offerType: 'rent_short_term' }])).toBe(false);
    expect(isMixed([{ offerType: 'rent_long_term' }, { offerType: 'leasing' }])).toBe(true);
  });
});

describe('rows of rents', () => {
  const none = { buyoutPrice: null, intrestRateType: null, due: null, gapPrice: null };
  const rows = (given: readonly Partial<RentQuote>[], switches: object = {}) =>
    shownComparison({
      kind: 'rent',
      basis: null,
      rentBasis: null,
      quotes: given.map((one) => ({ ...rent, ...none, ...one })),
      ...shown,
      ...switches,
    }).rows;

  it('have what quotes contain, and neither rate nor buy-out', () => {
    const valued = { vehicleValue: '150000.00', excessKmPrice: '0.35', services: ['assistance'] } as const;
    expect(rows([valued, {}]).map(({ name }) => name)).toEqual([
      'vehicleValue',
      'initialPayment',
      'numberOfInstallments',
      'monthlyAmount',
      'grossMonthlyAmount',
      'yearlyMileage',
      'excessKmPrice',
      'service.assistance',
      'sumOfPayments',
      'monthlyCost',
      'basisMonthlyCost',
      'monthlyDifference',
      'carShare.full',
      'carShare.mixed',
      'carShare.none',
    ]);
  });

  it('leave out what no quote states and what the switch hides', () => {
    const names = rows([{}, {}], { displaySumOfPayments: false }).map(({ name }) => name);
    expect(names).not.toContain('vehicleValue');
    expect(names).not.toContain('service.assistance');
    expect(names).not.toContain('sumOfPayments');
    expect(names).not.toContain('carShare.full');
  });
});
