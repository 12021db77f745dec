import { describe, expect, it } from 'vitest';

import {
  compareQuotes,
  comparisonInput,
  comparisonRows,
  isComparable,
  mayWriteComparison,
  shownComparison,
  taxesOf,
} from './index.ts';
import { day, quote } from './test-quotes.ts';

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

  it('are two to four [S5.11]', () => {
    for (const count of [0, 1, 5]) {
      expect(problems(Array.from({ length: count }, () => written))).toEqual([['quotes', 'quotes_range']]);
    }
    for (const count of [2, 3, 4])
      expect(parse(Array.from({ length: count }, () => written)).success).toBe(true);
  });

  it('state their limits when they are refused', () => {
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

  it('report what is missing together, the value of the vehicle once', () => {
    const { vehicleValue: _value, ...without } = written;
    const at = 'quotes.1.vehicleValue';
    expect(problems([written, without])).toEqual([[at, 'required']]);
    expect(problems([written, { ...without, monthlyAmount: null }])).toEqual([
      ['quotes.1.monthlyAmount', expect.anything()],
      [at, 'required'],
    ]);
    const rents = {
      title: 'Octavia',
      startsOn: day,
      kind: 'rent',
      quotes: [without, { ...without, monthlyAmount: null }],
    };
    const refused = comparisonInput.safeParse(rents).error?.issues.map(({ path }) => path.join('.'));
    expect(refused).toEqual(['quotes.1.monthlyAmount']);
  });

  it('start on a day for which there are limits', () => {
    for (const startsOn of ['2018-12-31', '2100-01-01', '2026-02-30']) {
      expect(comparisonInput.safeParse({ title: 'A', startsOn, quotes: [written, written] }).success).toBe(
        false,
      );
    }
  });
});

describe('TX2 taxes of a quote', () => {
  it('are shown for a car whose drive is known', () => {
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
  const rented = { yearlyMileage: null, excessKmPrice: null, unusedKmPrice: null, services: [] };
  const variable = { ...quote, intrestRateType: 'variable', gapPrice: '900.00' } as const;
  const names = (switches: object) =>
    comparisonRows(compareQuotes([variable, quote], day), { ...shown, ...switches }).map(({ name }) => name);

  it('have a cell for each bank', () => {
    for (const { cells } of comparisonRows(compareQuotes([variable, quote, quote], day), shown)) {
      expect(cells).toHaveLength(3);
    }
  });

  it('TX1 are under the limit that counts for the car on the first day', () => {
    const limit = (car: object) =>
      shownComparison({
        kind: 'leasing',
        quotes: [variable, quote].map((one) => ({ ...one, ...rented })),
        basis: null,
        rentBasis: null,
        ...shown,
        ...car,
      }).taxLimit;
    expect(limit({})).toBe('100000.00');
    expect(limit({ co2: 49 })).toBe('150000.00');
    expect(limit({ drive: 'electric', co2: null })).toBe('225000.00');
    expect(limit({ drive: null })).toBeNull();
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
    for (const missing of ['vehicleValue', 'numberOfInstallments', 'monthlyAmount']) {
      expect(isComparable({ ...offer, [missing]: null })).toBe(false);
    }
  });
});
