import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toAmount, toGrosz } from '../shared/index.ts';
import {
  changedRentOffer,
  kmPerYear,
  mayWriteOwnRentOffer,
  mayWriteRentOffers,
  newRentOffer,
  rentAmountRows,
  rentOfferInput,
  rentOfferPatch,
} from './index.ts';

const written = {
  clientTitle: 'Zofia Żak',
  carBrandAndModel: 'Škoda Octavia',
  carState: 'new',
  offerType: 'rent_long_term',
  contractMonthsPeriod: 36,
  monthlyFeeNet: '1999.90',
} as const;

const input = (more: object = {}) => rentOfferInput.parse({ ...written, ...more });

const person = (userId: string, role: 'ADMIN' | 'WORKER' | 'PLATFORMER') => ({
  userId,
  roles: [role],
  can: () => true,
});

describe('RO1 a rent offer', () => {
  it.each(Object.keys(written))('needs its %s', (field) => {
    const { error } = rentOfferInput.safeParse({ ...written, [field]: undefined });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it.each([
    ['a lease', { offerType: 'leasing' }],
    ['no month', { contractMonthsPeriod: 0 }],
    ['more than ten years', { contractMonthsPeriod: 121 }],
    ['a negative limit', { totalKmLimit: -1 }],
    ['a fee nobody pays', { monthlyFeeNet: '100000000.01' }],
    ['a state of its own', { carState: 'broken' }],
  ])('is not of %s', (_, change) => {
    expect(rentOfferPatch.safeParse(change).success).toBe(false);
  });

  it('has nothing but what it states, and shows its limit', () => {
    expect(newRentOffer(input())).toMatchObject({
      monthlyFeeNet: '1999.90',
      initialPaymentNet: null,
      sellValue: null,
      totalKmLimit: null,
      displayMileage: true,
      maintenance: false,
    });
  });

  it('preserves what a change does not name, and loses what it empties', () => {
    const before = newRentOffer(input({ totalKmLimit: 60_000, maintenance: true }));
    const after = changedRentOffer(before, rentOfferPatch.parse({ totalKmLimit: null }));
    expect(after).toEqual({ ...before, totalKmLimit: null });
  });
});

describe('RO2 the amounts', () => {
  const grosz = fc.integer({ min: 0, max: 50_000_000 });
  const months = fc.integer({ min: 1, max: 120 });

  it('add up, net and gross, without what the car is sold for', () => {
    fc.assert(
      fc.property(months, grosz, fc.option(grosz), fc.option(grosz), fc.option(grosz), (term, ...given) => {
        const [fee, initial, buyout, sold] = given.map((one) => (one === null ? null : toAmount(one)));
        const rows = rentAmountRows({
          contractMonthsPeriod: term,
          monthlyFeeNet: fee ?? '0.00',
          initialPaymentNet: initial ?? null,
          buyoutPriceNet: buyout ?? null,
          sellValue: sold ?? null,
        });
        for (const spelling of ['net', 'gross'] as const) {
          const of = (name: string) => toGrosz(rows.find((row) => row.name === name)?.[spelling] ?? '0');
          const paid = term * of('monthlyFeeNet') + of('initialPaymentNet') + of('buyoutPriceNet');
          expect(of('sumOfPayments')).toBe(paid);
        }
      }),
    );
  });

  it('that are left out have no row', () => {
    expect(rentAmountRows(newRentOffer(input())).map(({ name }) => name)).toEqual([
      'monthlyFeeNet',
      'sumOfPayments',
    ]);
  });

  it('are those counted by hand', () => {
    // 36 × 1 999,90 + 10 000 + 50 000,01 = 131 996,41; gross 36 × 2 459,88 + 12 300 + 61 500,01 = 162 355,69
    const rows = rentAmountRows(
      newRentOffer(input({ initialPaymentNet: '10000', buyoutPriceNet: '50000.01' })),
    );
    expect(rows.at(-1)).toEqual({ name: 'sumOfPayments', net: '131996.41', gross: '162355.69' });
  });
});

describe('RO3 kilometres a year', () => {
  it.each([
    [60_000, 36, 20_000],
    [100_000, 36, 33_333],
    [3000, 1, 36_000],
    [7, 24, 4],
  ])('of %i in %i months are %i', (total, term, perYear) => {
    expect(kmPerYear(total, term)).toBe(perYear);
  });
});

describe('RO5 writing', () => {
  it.each([
    ['the owner', person('anna', 'WORKER'), true],
    ['a colleague', person('piotr', 'WORKER'), false],
    ['an administrator', person('adam', 'ADMIN'), true],
    ['a linked platformer', person('pawel', 'PLATFORMER'), true],
  ])('rent offers of an opportunity: %s', (_, who, may) => {
    expect(mayWriteRentOffers(who, { workerId: 'anna' })).toBe(may);
  });

  it.each([
    ['the author', person('anna', 'WORKER'), true],
    ['a colleague', person('piotr', 'WORKER'), false],
    ['an administrator', person('adam', 'ADMIN'), true],
  ])('one of no opportunity: %s', (_, who, may) => {
    expect(mayWriteOwnRentOffer(who, { createdBy: 'anna' })).toBe(may);
  });
});
