import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changedByHand,
  daysOfRange,
  entryOf,
  entryPatch,
  entryTotals,
  groupSums,
  recalculated,
  reportInput,
  sumsOf,
  type EntryValues,
  type ReportedDeal,
} from './index.ts';
import { addDays, toAmount, toGrosz } from '../shared/index.ts';

const deal: ReportedDeal = {
  offerType: 'leasing',
  taxIdNumber: '5260001246',
  customerName: 'Żółw sp. z o.o.',
  phone: '+48600123456',
  email: 'zolw@przyklad.example',
  vehicle: 'Škoda Octavia',
  yearOfProduction: 2026,
  bank: 'Źródło Leasing',
  bankRepresentative: 'Ewa Bank',
  vehicleValue: '150000.00',
  invoiceChargedPrice: '148000.00',
  initialPayment: '15000.00',
  commisionAmount: '2220.00',
  transactionCosts: '120.50',
  dealSigningDate: '2026-10-30',
  vehicleRegistrationDate: '2026-11-03',
  leadSource: 'Telefon',
  creationMethod: 'manual',
};
const entry = entryOf(deal, 'deal_signing_date');

const amounts = fc.integer({ min: 0, max: 100_000_000_00 });
const someAmount = fc.option(amounts.map(toAmount), { nil: null });

describe('RE1 a range', () => {
  it.each([
    ['current_month', '2026-11-23', '2026-11-01', '2026-11-30'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['last_7_days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last_14_days', '2026-11-23', '2026-11-10', '2026-11-23'],
    ['last_21_days', '2026-11-23', '2026-11-03', '2026-11-23'],
    ['last_28_days', '2026-11-23', '2026-10-27', '2026-11-23'],
    ['last_30_days', '2026-11-23', '2026-10-25', '2026-11-23'],
    ['last_31_days', '2026-11-23', '2026-10-24', '2026-11-23'],
    ['current_quarter', '2026-11-23', '2026-10-01', '2026-12-31'],
    ['last_quarter', '2026-02-10', '2025-10-01', '2025-12-31'],
    ['last_quarter', '2026-06-30', '2026-01-01', '2026-03-31'],
    ['current_year', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-11-23', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s [S4.16]', (type, today, from, to) => {
    expect(daysOfRange(type, today)).toEqual({ from, to });
  });

  it('of selected days is the range that a person names', () => {
    expect(daysOfRange('selected_range', '2026-11-23')).toBeNull();
  });

  it('follows the one before it without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (following) => {
        const today = addDays('2000-01-01', following);
        for (const unit of ['month', 'quarter', 'year'] as const) {
          const [last, current] = [daysOfRange(`last_${unit}`, today), daysOfRange(`current_${unit}`, today)];
          expect(addDays(last?.to ?? '', 1)).toBe(current?.from);
          expect(current && current.from <= today && today <= current.to).toBe(true);
        }
      }),
    );
  });
});

describe('RE6 an entry of a deal', () => {
  it('has the values of the deal, in the month of its date, paid out in the next', () => {
    expect(entry).toMatchObject({
      taxId: '5260001246',
      incomeType: 'leasing',
      monthOfIncome: '2026-10',
      payMonth: '2026-11',
      nettoTransactionValue: '148000.00',
      ownShare: '15000.00',
      conctractDate: '2026-10-30',
      registerVehicleDate: '2026-11-03',
      leasingMerchantName: 'Ewa Bank',
      clientCommission: null,
    });
    expect(entryOf(deal, 'vehicle_registration_date')).toMatchObject({
      monthOfIncome: '2026-11',
      payMonth: '2026-12',
    });
    expect(entryOf({ ...deal, dealSigningDate: '2026-12-01' }, 'deal_signing_date').payMonth).toBe('2027-01');
  });

  it('counts on the value of the vehicle without an invoice, and rents are rents', () => {
    const rent = entryOf(
      { ...deal, offerType: 'rent_short_term', invoiceChargedPrice: null },
      'deal_signing_date',
    );
    expect(rent).toMatchObject({ nettoTransactionValue: '150000.00', incomeType: 'rent' });
  });

  it('is none without its date', () => {
    expect(() => entryOf({ ...deal, dealSigningDate: null }, 'deal_signing_date')).toThrow(RangeError);
  });
});

describe('RE2 the commitment', () => {
  it('is the transaction without the own share', () => {
    expect(entryTotals(entry).netCommitmentValue).toBe('133000.00');
    expect(entryTotals({ ...entry, ownShare: null }).netCommitmentValue).toBe('148000.00');
    expect(entryTotals({ ...entry, ownShare: '148000.01' }).netCommitmentValue).toBe('-0.01');
    expect(entryTotals({ ...entry, nettoTransactionValue: null }).netCommitmentValue).toBeNull();
  });
});

describe('RE3 the total commission', () => {
  it('is commission and client commission without the costs', () => {
    expect(entryTotals(entry).totalCommission).toBe('2099.50');
    expect(entryTotals({ ...entry, clientCommission: '500.25' }).totalCommission).toBe('2599.75');
    expect(entryTotals({ ...entry, commisionAmount: null }).totalCommission).toBe('-120.50');
  });
});

describe('RE4 the sum of commissions', () => {
  it('is the total with all insurance', () => {
    const insured = { ...entry, insurance: '300.10', gapInsurance: '150.20', mgInsuranceCommission: '0.03' };
    expect(entryTotals(insured).sumOfCommissions).toBe('2549.83');
  });

  it('is the sum of its parts, for any amounts', () => {
    const parts = ['commisionAmount', 'clientCommission', 'insurance', 'gapInsurance'] as const;
    fc.assert(
      fc.property(fc.tuple(someAmount, someAmount, someAmount, someAmount), someAmount, (given, costs) => {
        const own: EntryValues = {
          ...entry,
          ...Object.fromEntries(parts.map((part, index) => [part, given[index]])),
          transactionCosts: costs,
        };
        const all = given.reduce((sum, amount) => sum + toGrosz(amount ?? '0'), 0);
        expect(toGrosz(entryTotals(own).sumOfCommissions)).toBe(all - toGrosz(costs ?? '0'));
      }),
    );
  });
});

describe('RE7 a cell written by hand', () => {
  const anna = { by: 'anna', at: '2026-11-02T10:00:00.000Z' };
  const piotr = { by: 'piotr', at: '2026-11-03T10:00:00.000Z' };
  const untouched = { values: entry, marks: {} };

  it('retains the original and who changed it last', () => {
    const once = changedByHand(untouched, { clientName: 'Żółw', insurance: '10.00' }, anna);
    const twice = changedByHand(once, { clientName: 'Żółwie', taxId: entry.taxId }, piotr);
    expect(twice.values).toMatchObject({ clientName: 'Żółwie', insurance: '10.00' });
    expect(twice.marks).toEqual({
      clientName: { original: 'Żółw sp. z o.o.', ...piotr },
      insurance: { original: null, ...anna },
    });
  });

  it('is no longer marked when it equals the original again', () => {
    const changed = changedByHand(untouched, { insurance: '10.00' }, anna);
    expect(changedByHand(changed, { insurance: null }, piotr)).toEqual(untouched);
  });

  it('is retained when the deal has another value, which becomes its original', () => {
    const changed = changedByHand(untouched, { ownShare: '1.00' }, anna);
    const fresh = { ...entry, ownShare: '2.00', leasingCompany: 'Inny' };
    expect(recalculated(changed, fresh)).toEqual({
      values: { ...fresh, ownShare: '1.00' },
      marks: { ownShare: { original: '2.00', ...anna } },
    });
    expect(recalculated(changed, { ...entry, ownShare: '1.00' }).marks).toEqual({});
  });

  it('recalculating without a change changes nothing, whatever was written', () => {
    fc.assert(
      fc.property(fc.record({ ownShare: someAmount, insurance: someAmount }), (changes) => {
        const changed = changedByHand(untouched, changes, anna);
        expect(recalculated(changed, entry)).toEqual(changed);
      }),
    );
  });
});

describe('RE8 sums', () => {
  it('of groups add up to the whole, exactly', () => {
    const entries = fc.array(
      fc.record({
        bank: fc.constantFrom('Ąbank', 'Łbank', null),
        sumOfCommissions: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }).map(toAmount),
        insurance: someAmount,
      }),
    );
    fc.assert(
      fc.property(entries, (some) => {
        const groups = groupSums(some, ({ bank }) => bank);
        expect(sumsOf(groups.map(({ sums }) => sums))).toEqual(sumsOf(some));
        expect(groups.reduce((count, group) => count + group.count, 0)).toBe(some.length);
      }),
    );
  });

  it('read amounts below zero and longer than one amount may be', () => {
    const sums = sumsOf([{ sumOfCommissions: '-0.05' }, { sumOfCommissions: '1000000000000.10' }, {}]);
    expect(sums).toMatchObject({ sumOfCommissions: '1000000000000.05', insurance: '0.00' });
  });
});

describe('RE9 a new report', () => {
  const workers = ['0198c0de-0000-7000-8000-000000000001'];
  const written = { type: 'deal_signing_date', rangeType: 'last_month', workers };
  const problems = (input: object) =>
    reportInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('misses each of three things by its own message, all at once', () => {
    expect(problems({})).toEqual([
      ['type', 'report_type_required'],
      ['rangeType', 'report_range_required'],
      ['workers', 'report_filter_required'],
    ]);
    expect(problems({ ...written, workers: [] })).toEqual([['workers', 'report_filter_required']]);
    expect(problems(written)).toBeUndefined();
  });

  it('names the days of a selected range alone', () => {
    const selected = { ...written, rangeType: 'selected_range' };
    expect(problems(selected)).toEqual([
      ['dateFrom', 'report_range_required'],
      ['dateTo', 'report_range_required'],
    ]);
    expect(problems({ ...selected, dateFrom: '2026-10-02', dateTo: '2026-10-01' })).toEqual([
      ['dateTo', 'end_before_start'],
    ]);
    expect(problems({ ...selected, dateFrom: '2016-10-01', dateTo: '2026-10-03' })).toEqual([
      ['dateTo', 'report_range_too_long'],
    ]);
    expect(problems({ ...written, dateFrom: '2026-10-01' })).toEqual([['dateFrom', 'value_not_allowed']]);
    expect(problems({ ...selected, dateFrom: '2026-10-01', dateTo: '2026-10-01' })).toBeUndefined();
  });

  it.each([
    ['monthOfIncome', '2026-13'],
    ['payMonth', '2026-1'],
    ['ownShare', '-1'],
    ['incomeType', 'lottery'],
    ['yearOfProduction', 1800],
    ['workerCommission', '1.00'],
    ['conctractDate', '2026-02-30'],
  ])('an entry refuses %s: %s', (column, value) => {
    expect(entryPatch.safeParse({ [column]: value }).success).toBe(false);
  });
});
