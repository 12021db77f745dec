import { describe, expect, it } from 'vitest';

import { sumOfPayments } from '../leasing/index.ts';
import { hasOfferField, hasShares, longestTerm, misfitsOf, offerTypes, ofItsType } from './index.ts';

const terms = {
  intrestRateType: 'fixed',
  initialPayment: '100.00',
  numberOfInstallments: 6,
  monthlyAmount: '10.00',
  buyoutPrice: '5.00',
  registrationCity: 'Łódź',
  carInsuranceId: 'OC 1',
  gapInsuranceId: 'GAP 1',
  isDeposit: true,
} as const;

describe('OF12 fields of a type of offer', () => {
  it.each([
    ['leasing', ['isDeposit']],
    ['rent_long_term', ['intrestRateType', 'gapInsuranceId']],
    [
      'rent_short_term',
      ['intrestRateType', 'buyoutPrice', 'registrationCity', 'carInsuranceId', 'gapInsuranceId'],
    ],
  ] as const)('of %s are all but %s', (type, others) => {
    expect(Object.keys(terms).filter((field) => !hasOfferField(type, field))).toEqual(others);
    expect(hasOfferField(type, 'vehicleValue')).toBe(true);
    const text = ofItsType({ ...terms, offerType: type });
    const emptied = Object.fromEntries(others.map((field) => [field, field === 'isDeposit' ? false : null]));
    expect(text).toEqual({ ...terms, offerType: type, ...emptied });
  });

  it('a field that a type does not have is not counted, and is there again for the type that has it', () => {
    const short = { ...terms, offerType: 'rent_short_term' } as const;
    expect(sumOfPayments(ofItsType(short))).toBe('160.00');
    expect(sumOfPayments(ofItsType({ ...short, offerType: 'leasing' }))).toBe('165.00');
  });

  it('only what a short-term rent costs is no part of the value', () => {
    expect(offerTypes.filter(hasShares)).toEqual(['leasing', 'rent_long_term']);
  });

  it('a value entered for another type is refused, an existing value is not', () => {
    const before = { ...terms, offerType: 'rent_short_term' } as const;
    const foreign = (path: string) => ({ path, code: 'not_of_offer_type' });
    expect(misfitsOf(before, { ...terms })).toEqual([]);
    const written = { buyoutPrice: '6.00', gapInsuranceId: null, initialPayment: '7.00' };
    expect(misfitsOf(before, written)).toEqual([foreign('buyoutPrice')]);
    expect(misfitsOf(before, { ...written, offerType: 'leasing' as const })).toEqual([]);
    const lease = { ...terms, isDeposit: false, offerType: 'leasing' } as const;
    expect(misfitsOf(lease, { isDeposit: false, note: 'x' })).toEqual([]);
    expect(misfitsOf(lease, { isDeposit: true })).toEqual([foreign('isDeposit')]);
  });
});

describe('OF13 the term of a rent', () => {
  const lease = { offerType: 'leasing', numberOfInstallments: 36 } as const;
  const tooLong = [{ path: 'numberOfInstallments', code: 'short_rent_term' }];

  it('of short term is 12 months at most, whichever of type and term is changed', () => {
    expect(offerTypes.map(longestTerm)).toEqual([120, 120, 12]);
    const short = { offerType: 'rent_short_term', numberOfInstallments: null } as const;
    expect(misfitsOf(short, { numberOfInstallments: 12 })).toEqual([]);
    expect(misfitsOf(short, { numberOfInstallments: 13 })).toEqual(tooLong);
    expect(misfitsOf(lease, { offerType: 'rent_short_term' })).toEqual(tooLong);
    expect(misfitsOf(lease, { offerType: 'rent_short_term', numberOfInstallments: 6 })).toEqual([]);
    expect(misfitsOf(lease, { offerType: 'rent_long_term' })).toEqual([]);
  });

  it('that was longer before is no obstacle to other changes', () => {
    const old = { ...lease, offerType: 'rent_short_term' } as const;
    expect(misfitsOf(old, { ...old })).toEqual([]);
  });
});
