import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import type { ReadingField } from '@szansa/domain/reading';
import { expect, it } from 'vitest';

import type { AcceptedValues } from '../reading/handing-over.ts';
import { isReachable } from './offer-steps.ts';
import { valuesOf } from './offer-values.ts';
import { stepAfterReading, withRead } from './read-values.ts';

const accepted = (values: readonly (readonly [ReadingField, string])[], note = ''): AcceptedValues => ({
  values: new Map(values),
  contacts: { bank: bankRepresentative },
  note,
});

it('writes what was accepted, and leaves the rest', () => {
  const before = { ...valuesOf(), note: 'Ważna do piątku', monthlyAmount: '1.00', buyoutPrice: '5.00' };
  const read = accepted(
    [
      ['offer.monthlyAmount', '2500.50'],
      ['offer.numberOfInstallments', '36'],
      ['offer.intrestRateType', 'variable'],
      ['offer.deposit', '5000.00'],
      ['offer.dealEndDate', '2029-12-01'],
      ['vehicle.manufacturer', 'Škoda'],
      ['vehicle.model', 'Octavia'],
      ['vehicle.yearOfProduction', '2026'],
    ],
    'OC/AC: 3200.00',
  );
  const after = withRead(before, read);
  expect(after).toMatchObject({
    vehicleSource: 'new',
    vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia', yearOfProduction: 2026, engine: '' },
    monthlyAmount: '2500.50',
    numberOfInstallments: 36,
    intrestRateType: 'variable',
    buyoutPrice: '5.00',
    isDeposit: true,
    dealEndDate: '2029-12-01',
    bankRepresentative,
    note: 'Ważna do piątku\nOC/AC: 3200.00',
  });
  expect(isReachable(stepAfterReading(read), after)).toBe(true);
});

it('goes on where something is missing, at a step that is open', () => {
  const alone: readonly (readonly [ReadingField, string])[] = [
    ['offer.monthlyAmount', '1.00'],
    ['vehicle.engine', '1.5 TSI'],
    ['vehicle.manufacturer', 'Kia'],
  ];
  for (const value of alone) {
    const read = accepted([value]);
    expect(isReachable(stepAfterReading(read), withRead(valuesOf(), read))).toBe(true);
  }
  expect(stepAfterReading(accepted([['vehicle.manufacturer', 'Kia']]))).toBe('create-vehicle');
});
