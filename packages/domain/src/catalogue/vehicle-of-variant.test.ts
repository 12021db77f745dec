import { describe, expect, it } from 'vitest';

import { vehicleOfVariant, type OfferedCar } from './index.ts';

const car: OfferedCar = {
  brand: 'Škoda',
  model: 'Octavia Combi',
  carVersion: 'Selection',
  carBodyType: 'Kombi',
  carFuelType: 'Benzyna',
  carTransmissionType: 'Manualna',
  engineSize: 1498,
  enginePower: 110,
  enginePowerUnit: 'kW',
  carColor: 'Czerwony',
  year: 2026,
  availability: 'readily',
  catalogPrice: '149900.00',
  catalogDiscountPrice: '123000.00',
};

describe('CC16 an offer of a variant', () => {
  it('has its vehicle, its price without VAT and its location', () => {
    expect(vehicleOfVariant(car)).toEqual({
      vehicleInfo: {
        manufacturer: 'Škoda',
        model: 'Octavia Combi',
        version: 'Selection',
        engine: '1498 cm³, 150 KM (110 kW), Benzyna',
        shifter: 'Manualna',
        body: 'Kombi',
        bodyColor: 'Czerwony',
        yearOfProduction: 2026,
        grossCatalogPrice: '149900.00',
        grossSellPrice: '123000.00',
      },
      orderType: 'on_hand',
      vehicleValue: '100000.00',
    });
  });

  it('of a variant without a discount costs the catalogue price', () => {
    const { vehicleInfo, vehicleValue } = vehicleOfVariant({
      ...car,
      catalogPrice: '123000.00',
      catalogDiscountPrice: null,
    });
    expect(vehicleInfo).toMatchObject({ grossCatalogPrice: '123000.00', grossSellPrice: '123000.00' });
    expect(vehicleValue).toBe('100000.00');
  });

  it('reveals nothing of a discount that is hidden', () => {
    const { catalogDiscountPrice: _hidden, ...seen } = car;
    const { vehicleInfo, vehicleValue } = vehicleOfVariant({ ...seen, catalogPrice: '123000.00' });
    expect(vehicleInfo).not.toHaveProperty('grossSellPrice');
    expect(vehicleValue).toBe('100000.00');
  });

  it('of an electric car states its power alone; what is too long for a vehicle is cut', () => {
    const { vehicleInfo } = vehicleOfVariant({
      ...car,
      engineSize: null,
      carFuelType: null,
      model: 'x'.repeat(150),
      availability: null,
    });
    expect(vehicleInfo.engine).toBe('150 KM (110 kW)');
    expect(vehicleInfo.model).toHaveLength(100);
  });
});
