import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  effectiveRate,
  flowsOf,
  grossOf,
  instalmentAt,
  instalmentDues,
  netOf,
  nominalRate,
  percentOfValue,
  schedule,
  sumOfPayments,
  type Lease,
} from './index.ts';

/** The verified quotations: price, initial payment, buy-out, months, rate, instalment in arrears and in advance, sum, %. */
const quotations = [
  [15_000_000, 1_500_000, 150_000, 36, 7.5, 416_206, 413_620, '166334.16', '110.89'],
  [15_000_000, 3_000_000, 3_000_000, 48, 6.8, 231_682, 230_377, '171207.36', '114.14'],
  [20_000_000, 0, 200_000, 60, 8, 402_806, 400_138, '243683.60', '121.84'],
  [10_000_000, 1_000_000, 1_600_000, 24, 6, 335_973, 334_301, '106633.52', '106.63'],
  [12_000_000, 1_200_000, 120_000, 35, 0, 305_143, 305_143, '120000.05', '100.00'],
] as const;

const leases = fc
  .record({
    price: fc.integer({ min: 1_000_000, max: 100_000_000 }),
    initial: fc.integer({ min: 0, max: 45 }),
    buyout: fc.integer({ min: 0, max: 50 }),
    numberOfInstallments: fc.integer({ min: 2, max: 84 }),
    due: fc.constantFrom(...instalmentDues),
  })
  .map(({ price, initial, buyout, ...rest }): Lease => ({
    ...rest,
    price,
    initialPayment: Math.round((price * initial) / 100),
    buyoutPrice: Math.round((price * buyout) / 100),
  }));
const rates = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);

const lease: Lease = {
  price: 15_000_000,
  initialPayment: 1_500_000,
  buyoutPrice: 150_000,
  numberOfInstallments: 36,
  due: 'arrears',
};

describe('LE1 an instalment', () => {
  it.each(quotations)(
    '%i − %i, buy-out %i, %i months at %d %%: %i or %i',
    (price, initialPayment, buyoutPrice, numberOfInstallments, rate, arrears, advance) => {
      const terms = { price, initialPayment, buyoutPrice, numberOfInstallments };
      expect(instalmentAt({ ...terms, due: 'arrears' }, rate)).toBe(arrears);
      expect(instalmentAt({ ...terms, due: 'advance' }, rate)).toBe(advance);
    },
  );

  it('is a whole number that grows with the rate', () => {
    fc.assert(
      fc.property(leases, rates, rates, (terms, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [instalmentAt(terms, low), instalmentAt(terms, high)];
        expect(Number.isSafeInteger(less)).toBe(true);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });

  it('is no higher in advance than in arrears, nor with a higher buy-out', () => {
    fc.assert(
      fc.property(leases, rates, (terms, rate) => {
        const arrears = instalmentAt({ ...terms, due: 'arrears' }, rate);
        expect(instalmentAt({ ...terms, due: 'advance' }, rate)).toBeLessThanOrEqual(arrears);
        const dearer = { ...terms, due: 'arrears', buyoutPrice: terms.buyoutPrice + 100_000 } as const;
        expect(instalmentAt(dearer, rate)).toBeLessThanOrEqual(arrears);
      }),
    );
  });

  it.each([
    [{ price: Number.NaN }, 'price is no amount in grosz: NaN'],
    [{ price: 1.5 }, 'price is no amount in grosz: 1.5'],
    [{ buyoutPrice: -1 }, 'buyoutPrice is no amount in grosz: -1'],
    [{ initialPayment: 15_000_000 }, 'the initial payment leaves nothing to be financed'],
    [{ numberOfInstallments: 0 }, 'not a number of instalments from 1 to 120: 0'],
    [{ numberOfInstallments: 36.5 }, 'not a number of instalments from 1 to 120: 36.5'],
  ])('is refused of %o', (wrong, message) => {
    expect(() => instalmentAt({ ...lease, ...wrong }, 7.5)).toThrow(new RangeError(message));
    expect(() => nominalRate({ ...lease, ...wrong }, 100)).toThrow(RangeError);
  });

  it('is refused at a rate that is none', () => {
    for (const rate of [Number.NaN, -91, 1001, Number.POSITIVE_INFINITY]) {
      expect(() => instalmentAt(lease, rate)).toThrow(
        new RangeError(`not a yearly rate in percent: ${rate}`),
      );
    }
    expect(() => nominalRate(lease, Number.NaN)).toThrow('the instalment is no amount in grosz: NaN');
  });
});

describe('LE2 a percentage of the value', () => {
  it('is that of the verified quotations', () => {
    const zloty = (grosze: number) => (grosze / 100).toFixed(2);
    for (const [price, initial, buyout, numberOfInstallments, , monthly, , sum, percent] of quotations) {
      const terms = { numberOfInstallments, monthlyAmount: zloty(monthly) };
      const payments = { ...terms, initialPayment: zloty(initial), buyoutPrice: zloty(buyout) };
      expect(sumOfPayments(payments)).toBe(sum);
      expect(percentOfValue(sum, zloty(price))).toBe(percent);
    }
  });

  it('is none without an amount or a value', () => {
    expect(percentOfValue(null, '100.00')).toBeNull();
    expect(percentOfValue('100.00', null)).toBeNull();
    expect(percentOfValue('100.00', '0.00')).toBeNull();
    expect(() => percentOfValue('abc', '100.00')).toThrow(RangeError);
  });
});

describe('LE3 net', () => {
  it('of 199.99 gross is 162.59', () => {
    expect(netOf('199.99')).toBe('162.59');
    expect(netOf('123000.00')).toBe('100000.00');
  });

  it('is found again from what it makes gross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (grosze) => {
        const net = (grosze / 100).toFixed(2);
        expect(netOf(grossOf(net))).toBe(net);
      }),
    );
  });
});

describe('LE4 the nominal rate', () => {
  it('of the verified quotations is theirs, to a thousandth', () => {
    for (const [
      price,
      initialPayment,
      buyoutPrice,
      numberOfInstallments,
      rate,
      arrears,
      advance,
    ] of quotations) {
      const terms = { price, initialPayment, buyoutPrice, numberOfInstallments };
      expect(nominalRate({ ...terms, due: 'arrears' }, arrears)).toBeCloseTo(rate, 3);
      expect(nominalRate({ ...terms, due: 'advance' }, advance)).toBeCloseTo(rate, 3);
    }
  });

  it('makes the instalment it was found from', () => {
    fc.assert(
      fc.property(leases, rates, (terms, rate) => {
        const instalment = instalmentAt(terms, rate);
        const found = nominalRate(terms, instalment);
        expect(found).not.toBeNull();
        expect(instalmentAt(terms, found ?? 0)).toBe(instalment);
      }),
    );
  });

  it('is below nothing where less is paid than was financed, and none where no rate makes it', () => {
    expect(nominalRate(lease, 370_000)).toBeLessThan(0);
    expect(nominalRate(lease, 1)).toBeNull();
    expect(nominalRate(lease, 900_000_000)).toBeNull();
  });
});

describe('LE5 the effective annual rate', () => {
  it('of one year’s interest at once is that interest', () => {
    const flows = [
      { day: '2026-01-01', amount: 100_000 },
      { day: '2027-01-01', amount: -107_500 },
    ];
    expect(effectiveRate(flows)).toBeCloseTo(7.5, 9);
  });

  it('of the verified quotations is the nominal one compounded monthly, but for the lengths of months', () => {
    for (const [price, initialPayment, buyoutPrice, numberOfInstallments, rate, arrears] of quotations) {
      const terms = { price, initialPayment, buyoutPrice, numberOfInstallments, due: 'arrears' as const };
      const compounded = ((1 + rate / 1200) ** 12 - 1) * 100;
      expect(
        Math.abs((effectiveRate(flowsOf(terms, arrears, '2026-01-31')) ?? 99) - compounded),
      ).toBeLessThan(0.02);
    }
  });

  it('grows with the instalment, and is nothing where what is paid is what was received', () => {
    fc.assert(
      fc.property(leases, rates, fc.integer({ min: 1, max: 100_000 }), (terms, rate, more) => {
        const instalment = instalmentAt(terms, rate);
        const rateOf = (paid: number) => effectiveRate(flowsOf(terms, paid, '2026-03-31'));
        const [less, dearer] = [rateOf(instalment), rateOf(instalment + more)];
        expect(less === null || dearer === null || less < dearer).toBe(true);
      }),
    );
    const free = { ...lease, buyoutPrice: 0, numberOfInstallments: 30 };
    expect(effectiveRate(flowsOf(free, 450_000, '2026-03-31'))).toBeCloseTo(0, 9);
  });

  it('is refused of what are no flows, and none where nothing is paid for later', () => {
    expect(() => effectiveRate([])).toThrow('no flows');
    expect(() => effectiveRate([{ day: '2026-02-30', amount: 1 }])).toThrow('not a day: 2026-02-30');
    expect(() => effectiveRate([{ day: '2026-02-28', amount: 0.5 }])).toThrow('not an amount in grosz: 0.5');
    expect(effectiveRate([{ day: '2026-02-28', amount: 100 }])).toBeNull();
    expect(
      effectiveRate([
        { day: '2026-02-28', amount: -100 },
        { day: '2026-03-28', amount: 110 },
      ]),
    ).toBeNull();
  });
});

describe('LE6 the schedule', () => {
  it('pays what was financed but for the buy-out, and all instalments', () => {
    fc.assert(
      fc.property(leases, rates, (terms, rate) => {
        const instalment = instalmentAt(terms, rate);
        const rows = schedule(terms, instalment, '2026-01-31') ?? [];
        const sum = (part: 'payment' | 'interest' | 'capital') =>
          rows.reduce((all, row) => all + row[part], 0);
        expect(rows).toHaveLength(terms.numberOfInstallments);
        expect(sum('capital')).toBe(terms.price - terms.initialPayment - terms.buyoutPrice);
        expect(sum('payment')).toBe(instalment * terms.numberOfInstallments);
        expect(sum('interest') + sum('capital')).toBe(sum('payment'));
        expect(rows.at(-1)?.remaining).toBe(terms.buyoutPrice);
      }),
    );
  });

  it('clamps its days to the ends of months', () => {
    const days = schedule(lease, 416_206, '2026-01-31')?.map(({ day }) => day);
    expect(days?.slice(0, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    const advance = schedule({ ...lease, due: 'advance' }, 413_620, '2026-01-31');
    expect(advance?.slice(0, 2)).toEqual([
      expect.objectContaining({ day: '2026-01-31', interest: 0, capital: 413_620 }),
      expect.objectContaining({ day: '2026-02-28' }),
    ]);
  });

  it('of two months is as worked by hand', () => {
    // 12 % a year is 1 % a month: 102 010 ÷ 1.01 + 102 010 ÷ 1.01² = 101 000 + 100 000 = 201 000
    const two = { price: 20_100_000, initialPayment: 0, buyoutPrice: 0, numberOfInstallments: 2 };
    expect(schedule({ ...two, due: 'arrears' }, 10_201_000, '2026-01-31')).toEqual([
      {
        number: 1,
        day: '2026-02-28',
        payment: 10_201_000,
        interest: 201_000,
        capital: 10_000_000,
        remaining: 10_100_000,
      },
      {
        number: 2,
        day: '2026-03-31',
        payment: 10_201_000,
        interest: 101_000,
        capital: 10_100_000,
        remaining: 0,
      },
    ]);
  });

  it('is none where no rate makes the instalment', () => {
    expect(schedule(lease, 1, '2026-01-31')).toBeNull();
  });
});
