import { sampleOffer } from '@szansa/api-client/samples/offers';
import { octavia } from '@szansa/api-client/samples/vehicles';
import { describe, expect, it } from 'vitest';

import type { Offer } from '#parts/opportunity/records.ts';

import {
  changedOfferSchema,
  changesOf,
  newOfferSchema,
  valuesOf,
  vehicleValuesOf,
  visibleBody,
} from './offer-values.ts';

describe('offer values', () => {
  const saved = (change: object) => changedOfferSchema.parse({ ...valuesOf(sampleOffer), ...change });

  it('sends nothing for an unchanged offer', () => {
    expect(changesOf(saved({}), sampleOffer)).toEqual({});
  });

  it('sends only what was changed, emptied fields included', () => {
    const output = saved({ monthlyAmount: '3000', registrationCity: ' ', bankRepresentative: null });
    expect(changesOf(output, sampleOffer)).toEqual({
      monthlyAmount: '3000.00',
      registrationCity: null,
      bankRepresentativeId: null,
    });
  });

  it('sends a chosen vehicle by its id and a described one whole', () => {
    const chosen = newOfferSchema.parse({ ...valuesOf(), vehicle: octavia });
    expect(chosen).toMatchObject({ vehicleId: octavia.id });
    expect(chosen).not.toHaveProperty('vehicleInfo');
    const described = newOfferSchema.parse({
      ...valuesOf(),
      vehicle: octavia,
      vehicleSource: 'new',
      vehicleInfo: { ...vehicleValuesOf(octavia), bodyColor: 'Czerwony' },
    });
    expect(described).not.toHaveProperty('vehicleId');
    expect(described.vehicleInfo).toMatchObject({ manufacturer: 'Škoda', bodyColor: 'Czerwony' });
  });

  it('OF12 sends no values of another kind of offer, and leaves them as they were stored', () => {
    const lease = {
      ...sampleOffer,
      offerType: 'leasing',
      intrestRateType: 'fixed',
      isDeposit: true,
      gapInsuranceId: 'GAP 1',
    } as const;
    const typed = (change: object, of: Offer = lease) =>
      changesOf(changedOfferSchema.parse({ ...valuesOf(of), ...change }), of);
    expect(typed({})).toEqual({});
    expect(typed({ offerType: 'rent_long_term' })).toEqual({ offerType: 'rent_long_term' });
    const rent = { ...lease, offerType: 'rent_short_term' } as const;
    expect(typed({ buyoutPrice: '7', monthlyAmount: '9' }, rent)).toEqual({ monthlyAmount: '9.00' });
    expect(typed({ offerType: 'leasing' }, rent)).toEqual({ offerType: 'leasing' });
  });

  it('OF12 starts a short-term rent without the values typed for a lease', () => {
    const typed = { ...valuesOf(), buyoutPrice: '7', gapInsuranceId: 'GAP 1', isDeposit: true };
    const rent = newOfferSchema.parse({ ...typed, offerType: 'rent_short_term', initialPayment: '5' });
    expect(rent).toMatchObject({ initialPayment: '5.00', isDeposit: true });
    expect(rent).not.toHaveProperty('buyoutPrice');
    expect(rent).not.toHaveProperty('gapInsuranceId');
  });

  it('leaves out what is hidden from the user', () => {
    const hidden = ['offer.commisionAmount', 'vehicle.discount'];
    const described = newOfferSchema.parse({
      ...valuesOf(),
      vehicleSource: 'new',
      vehicleInfo: vehicleValuesOf(octavia),
    });
    const body = visibleBody(described, (field) => hidden.includes(field));
    expect(body).not.toHaveProperty('commisionAmount');
    expect(body).toHaveProperty('transactionCosts');
    expect(body.vehicleInfo).toMatchObject({ manufacturer: 'Škoda', grossCatalogPrice: '149900.00' });
    expect(body.vehicleInfo).not.toHaveProperty('discount');
    expect(body.vehicleInfo).not.toHaveProperty('grossSellPrice');
  });
});
