import { describe, expect, it } from 'vitest';

import { completedStatus, newStatus } from './kinds.ts';
import { mayRemoveProposal, offerOfProposal, proposalKindOf } from './proposal.ts';

const car = {
  brand: 'Škoda',
  model: 'Octavia',
  carVersion: 'Selection',
  carBodyType: 'Kombi',
  carFuelType: 'Benzyna',
  carTransmissionType: 'Automat',
  engineSize: 1498,
  enginePower: 150,
  enginePowerUnit: 'km',
  carColor: 'Niebieski',
  year: 2026,
  availability: 'readily',
  catalogPrice: '149900.00',
  catalogDiscountPrice: '123000.00',
} as const;

const terms = {
  offerType: 'leasing',
  intrestRateType: 'fixed',
  vehicleValue: '100000.00',
  initialPayment: '0.00',
  numberOfInstallments: 36,
  monthlyAmount: '2700.00',
  buyoutPrice: '1000.00',
} as const;

describe('EN10 what enquiries are answered with', () => {
  it.each([
    ['car_search', 'variant'],
    ['calculation', 'calculation'],
    ['document_processing', null],
    ['question', null],
  ] as const)('%s: %s', (category, kind) => {
    expect(proposalKindOf(category)).toBe(kind);
  });
});

describe('EN11 taking an answer back', () => {
  const own = { createdBy: 'anna' };
  const open = { status: newStatus, isArchived: false };
  it.each([
    ['allowed', own, open],
    ['not_yours', { createdBy: 'piotr' }, open],
    ['not_yours', { createdBy: null }, open],
    ['closed', own, { ...open, status: completedStatus }],
    ['closed', own, { ...open, isArchived: true }],
  ] as const)('%s', (verdict, proposal, enquiry) => {
    expect(mayRemoveProposal({ userId: 'anna' }, proposal, enquiry)).toBe(verdict);
  });
});

describe('EN12 an offer of an answer', () => {
  it('has the vehicle and the prices of a variant, and its value without VAT', () => {
    expect(offerOfProposal({ car, calculation: null, note: 'Stoi w Poznaniu' })).toEqual({
      vehicleInfo: {
        manufacturer: 'Škoda',
        model: 'Octavia',
        version: 'Selection',
        engine: '1498 cm³, 150 KM (110 kW), Benzyna',
        shifter: 'Automat',
        body: 'Kombi',
        bodyColor: 'Niebieski',
        yearOfProduction: 2026,
        grossCatalogPrice: '149900.00',
        grossSellPrice: '123000.00',
      },
      orderType: 'on_hand',
      vehicleValue: '100000.00',
      note: 'Stoi w Poznaniu',
    });
  });

  it('reveals nothing of a price that is hidden', () => {
    const { catalogDiscountPrice: _, ...shown } = car;
    const { vehicleInfo, vehicleValue } = offerOfProposal({ car: shown, calculation: null, note: null });
    expect(vehicleInfo).not.toHaveProperty('grossSellPrice');
    expect(vehicleValue).toBe('121869.92');
  });

  it('has the terms that were calculated, zero included', () => {
    expect(offerOfProposal({ car: null, calculation: terms, note: null })).toEqual(terms);
  });

  it('leaves out what was not calculated, and a rate that a rent does not have', () => {
    const calculation = {
      ...terms,
      offerType: 'rent_long_term',
      vehicleValue: null,
      initialPayment: null,
      buyoutPrice: null,
    } as const;
    expect(offerOfProposal({ car: null, calculation, note: null })).toEqual({
      offerType: 'rent_long_term',
      numberOfInstallments: 36,
      monthlyAmount: '2700.00',
    });
  });
});
