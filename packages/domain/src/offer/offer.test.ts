import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  commissionAmount,
  commissionPercent,
  grossOf,
  proposeInstalment,
  sumOfPayments,
} from '../leasing/index.ts';
import { fromTenThousandths, toAmount, toGrosz, withoutLeftOut } from '../shared/index.ts';
import {
  closingDate,
  commissionBase,
  followCommission,
  offerInput,
  settledCommission,
  settledOffer,
  typedBase,
  type Commission,
} from './index.ts';

const amount = fc.integer({ min: 0, max: 500_000_000 }).map(toAmount);
const installments = fc.integer({ min: 1, max: 120 });

describe('OF1 a new offer', () => {
  it('needs a type', () => {
    expect(offerInput.safeParse({}).success).toBe(false);
    expect(offerInput.parse({ offerType: 'leasing' })).toEqual({ offerType: 'leasing' });
  });

  it('has one vehicle at most', () => {
    const both = {
      vehicleId: '0192f0c1-0000-7000-8000-000000000001',
      vehicleInfo: { manufacturer: 'A', model: 'B' },
    };
    const result = offerInput.safeParse({ offerType: 'leasing', ...both });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['one_vehicle_only']);
  });

  it('distinguishes zero from empty', () => {
    expect(offerInput.parse({ offerType: 'leasing', buyoutPrice: '0', initialPayment: '' })).toEqual({
      offerType: 'leasing',
      buyoutPrice: '0.00',
      initialPayment: null,
    });
  });
});

describe('OF2 sum of payments [S5.7]', () => {
  it.each([
    ['15000', '1500', 36, '4162.06', '166334.16'],
    ['30000', '30000', 48, '2316.82', '171207.36'],
    ['0', '2000', 60, '4028.06', '243683.60'],
    ['10000', '16000', 24, '3359.73', '106633.52'],
    ['12000', '1200', 35, '3051.43', '120000.05'],
  ])('%s + %s + %i × %s = %s', (initialPayment, buyoutPrice, numberOfInstallments, monthlyAmount, sum) => {
    expect(sumOfPayments({ initialPayment, buyoutPrice, numberOfInstallments, monthlyAmount })).toBe(sum);
  });

  it('is exact for any terms', () => {
    fc.assert(
      fc.property(amount, amount, amount, installments, (initial, buyout, monthly, n) => {
        const sum = sumOfPayments({
          initialPayment: initial,
          buyoutPrice: buyout,
          monthlyAmount: monthly,
          numberOfInstallments: n,
        });
        const expected =
          BigInt(n) * BigInt(toGrosz(monthly)) + BigInt(toGrosz(initial)) + BigInt(toGrosz(buyout));
        expect(BigInt(toGrosz(sum ?? ''))).toBe(expected);
      }),
    );
  });

  it('is empty without the instalments', () => {
    expect(sumOfPayments({ initialPayment: '100' })).toBeNull();
    expect(sumOfPayments({ numberOfInstallments: 12, monthlyAmount: '100' })).toBe('1200.00');
  });
});

describe('OF3 closing date', () => {
  it('counts months from the registration [S4.7]', () => {
    expect(closingDate('2026-01-31', 1)).toBe('2026-02-28');
    expect(closingDate('2024-02-29', 48)).toBe('2028-02-29');
    expect(closingDate(null, 48)).toBeNull();
    expect(closingDate('2026-01-31', null)).toBeNull();
  });
});

describe('OF4 commission', () => {
  it('is counted on the invoice, else on the value', () => {
    expect(commissionBase({ invoiceChargedPrice: '100.00', vehicleValue: '200.00' })).toBe('100.00');
    expect(commissionBase({ vehicleValue: '200.00' })).toBe('200.00');
    expect(commissionBase({})).toBeNull();
  });

  it('has amount and percent follow each other', () => {
    expect(commissionAmount('150000.00', '1.5')).toBe('2250.00');
    expect(commissionPercent('150000.00', '2250.00')).toBe('1.5');
  });

  it('loses no more than a rounding on the way to percent and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_00 }),
        fc.integer({ min: 0, max: 100 }),
        (base, share) => {
          const part = Math.floor((base * share) / 100);
          const found = commissionPercent(toAmount(base), toAmount(part));
          const back = toGrosz(commissionAmount(toAmount(base), found ?? ''));
          expect(Math.abs(back - part)).toBeLessThanOrEqual(Math.ceil(base / 2_000_000));
        },
      ),
    );
  });
});

const nothing: Commission = {
  invoiceChargedPrice: null,
  vehicleValue: null,
  commisionPercent: null,
  commisionAmount: null,
};

describe('OF4 fields that follow each other', () => {
  const commission = { ...nothing, vehicleValue: '150000.00', commisionPercent: '1.5' };
  const typed = { ...commission, commisionAmount: '1000.00' };

  it('has the amount follow the percent, and the percent the amount', () => {
    expect(followCommission(typed, 'commisionPercent')).toEqual({ commisionAmount: '2250.00' });
    expect(followCommission({ ...typed, commisionAmount: '3000.00' }, 'commisionAmount')).toEqual({
      commisionPercent: '2',
    });
  });

  it('leaves the percent unchanged when the base changes, and prefers the invoice', () => {
    const invoiced = { ...typed, invoiceChargedPrice: '100000.00' };
    expect(typedBase(invoiced)).toBe('100000.00');
    expect(followCommission(invoiced, 'base')).toEqual({ commisionAmount: '1500.00' });
  });

  it('changes nothing while something cannot be parsed', () => {
    expect(followCommission({ ...typed, vehicleValue: null }, 'commisionPercent')).toEqual({});
    expect(followCommission({ ...typed, commisionPercent: '1,x' }, 'commisionPercent')).toEqual({});
  });

  it('empties both halves with one', () => {
    expect(followCommission({ ...typed, commisionPercent: null }, 'commisionPercent')).toEqual({
      commisionAmount: null,
    });
    expect(followCommission({ ...typed, commisionAmount: '' }, 'commisionAmount')).toEqual({
      commisionPercent: null,
    });
  });
});

describe('OF4 a commission after a change', () => {
  const price = fc.option(amount, { nil: null });
  const percent = fc.option(
    fc.integer({ min: 0, max: 1_000_000 }).map((value) => fromTenThousandths(value)),
    { nil: null },
  );
  const left = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const change = fc.record({
    invoiceChargedPrice: left(price),
    vehicleValue: left(price),
    commisionPercent: left(percent),
    commisionAmount: left(price),
  });

  /** Each half is what the other one makes on the base, as far as rounding allows. */
  function agrees({ commisionPercent, commisionAmount, ...base }: Commission): boolean {
    const counted = commissionBase(base);
    if (counted === null || (commisionPercent === null && commisionAmount === null)) return true;
    if (commisionAmount === null) return false;
    if (commisionPercent === commissionPercent(counted, commisionAmount)) return true;
    return commisionPercent !== null && commisionAmount === commissionAmount(counted, commisionPercent);
  }

  it('agrees with its base after any changes, or is refused for naming both halves', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        let now = nothing;
        for (const written of changes) {
          const halves = settledCommission(now, written);
          const namesBoth = Boolean(written.commisionPercent && written.commisionAmount);
          expect(halves !== null || namesBoth).toBe(true);
          if (halves !== null) now = { ...now, ...withoutLeftOut(written), ...halves };
          expect(agrees(now)).toBe(true);
        }
      }),
    );
  });

  it('retains a half that is named alone', () => {
    fc.assert(
      fc.property(change, percent, (before, share) => {
        const halves = settledCommission(
          { ...nothing, ...withoutLeftOut(before) },
          { commisionPercent: share },
        );
        expect(halves?.commisionPercent).toBe(share);
      }),
    );
  });

  it('leaves what it does not concern as it is', () => {
    const odd = { ...nothing, vehicleValue: '100.00', commisionPercent: '1', commisionAmount: '50.00' };
    expect(settledCommission(odd, {})).toEqual({ commisionPercent: '1', commisionAmount: '50.00' });
    expect(settledCommission(odd, { vehicleValue: '100.00', commisionPercent: '1' })).toEqual({
      commisionPercent: '1',
      commisionAmount: '50.00',
    });
  });

  it('retains the percent that a rounded amount came from', () => {
    const small = { ...nothing, vehicleValue: '100.33', commisionPercent: '1.55', commisionAmount: '1.56' };
    expect(settledCommission(small, { vehicleValue: '100.50', commisionAmount: '1.56' })).toEqual({
      commisionPercent: '1.55',
      commisionAmount: '1.56',
    });
  });
});

describe('AX2 a commission changed by a person who must not learn what it is counted on', () => {
  const some = fc.option(amount);
  const share = fc.option(fc.integer({ min: 1, max: 100 }).map(String));

  it('retains the amount they see, whether there is a price or not', () => {
    fc.assert(
      fc.property(some, some, some, share, some, (price, value, commission, percent, newValue) => {
        const before = {
          invoiceChargedPrice: price,
          vehicleValue: value,
          commisionPercent: percent,
          commisionAmount: commission,
        };
        const halves = settledCommission(before, { vehicleValue: newValue }, { preservesAmount: true });
        expect(halves?.commisionAmount).toBe(commission);
      }),
    );
  });

  it('finds the percent of a new base', () => {
    const before = {
      invoiceChargedPrice: null,
      vehicleValue: '150000.00',
      commisionPercent: '2',
      commisionAmount: '3000.00',
    };
    expect(settledCommission(before, { vehicleValue: '100000.00' }, { preservesAmount: true })).toEqual({
      commisionAmount: '3000.00',
      commisionPercent: '3',
    });
  });
});

describe('OF9 end of a contract', () => {
  const dated = { ...nothing, dealSigningDate: '2026-05-10', dealEndDate: null };

  it('is not before its signing', () => {
    expect(settledOffer(dated, { dealEndDate: '2026-05-09' })).toEqual({
      contradictions: [{ path: 'dealEndDate', code: 'end_before_signing' }],
    });
    expect(settledOffer({ ...dated, dealEndDate: '2026-06-01' }, { dealSigningDate: '2026-06-02' })).toEqual({
      contradictions: [{ path: 'dealSigningDate', code: 'end_before_signing' }],
    });
    expect(settledOffer(dated, { dealEndDate: '2026-05-10' })).toHaveProperty('fields');
  });

  it('is validated only where a date changes', () => {
    const odd = { ...dated, dealEndDate: '2020-01-01' };
    expect(settledOffer(odd, { vehicleValue: '5.00' })).toHaveProperty('fields');
    expect(settledOffer(odd, { dealEndDate: null })).toHaveProperty('fields');
  });
});

describe('OF6 instalment helper', () => {
  const cases = [
    ['150000', '15000', '1500', 36, '7.5', '4162.06', '4136.20'],
    ['150000', '30000', '30000', 48, '6.8', '2316.82', '2303.77'],
    ['200000', '0', '2000', 60, '8', '4028.06', '4001.38'],
    ['100000', '10000', '16000', 24, '6', '3359.73', '3343.01'],
    ['120000', '12000', '1200', 35, '0', '3051.43', '3051.43'],
  ] as const;

  it.each(cases)(
    '%s − %s, buyout %s, %i at %s %%',
    (price, initialPayment, buyoutPrice, n, yearlyRate, arrears, advance) => {
      const terms = { price, initialPayment, buyoutPrice, numberOfInstallments: n, yearlyRate };
      expect(proposeInstalment({ ...terms, due: 'arrears' })).toBe(arrears);
      expect(proposeInstalment({ ...terms, due: 'advance' })).toBe(advance);
    },
  );

  it('proposes nothing where nothing is financed', () => {
    const terms = {
      price: '100',
      initialPayment: '50',
      buyoutPrice: '50',
      numberOfInstallments: 12,
      yearlyRate: '7',
    };
    expect(proposeInstalment({ ...terms, due: 'arrears' })).toBeNull();
  });
});

describe('OF7 gross', () => {
  it.each([
    ['100000.00', '123000.00'],
    ['162.59', '199.99'],
    ['0.02', '0.02'],
    ['0.50', '0.62'],
  ])('%s net is %s', (net, gross) => {
    expect(grossOf(net)).toBe(gross);
  });
});
