import { sampleOffer } from '@szansa/api-client/samples/offers';
import { octavia } from '@szansa/api-client/samples/vehicles';
import { describe, expect, it } from 'vitest';

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

  it('sends nothing of an offer nobody changed', () => {
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

  it('OF12 empties what another kind of offer does not say, and leaves it where the kind stays', () => {
    const lease = {
      ...sampleOffer,
      offerType: 'leasing',
      intrestRateType: 'fixed',
      isDeposit: true,
    } as const;
    const typed = (change: object) => changedOfferSchema.parse({ ...valuesOf(lease), ...change });
    expect(changesOf(typed({}), lease)).toEqual({});
    expect(changesOf(typed({ offerType: 'rent_long_term' }), lease)).toEqual({
      offerType: 'rent_long_term',
      intrestRateType: null,
      isDeposit: true,
    });
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
