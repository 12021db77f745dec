import { netOf } from '../leasing/index.ts';
import { powerInOtherUnit, type EnginePowerUnit } from './kinds.ts';

/** A variant of a car offer with what its offer says of the car, by the names of the lists. */
export interface OfferedCar {
  readonly brand: string;
  readonly model: string;
  readonly carVersion: string;
  readonly carBodyType: string | null;
  readonly carFuelType: string | null;
  readonly carTransmissionType: string | null;
  readonly engineSize: number | null;
  readonly enginePower: number | null;
  readonly enginePowerUnit: EnginePowerUnit;
  readonly carColor: string | null;
  readonly year: number | null;
  readonly availability: 'readily' | 'production' | null;
  /** Gross. */
  readonly catalogPrice: string | null;
  /** Gross; left out where it is hidden. */
  readonly catalogDiscountPrice?: string | null | undefined;
}

const shortened = (text: string | null, length: number) => text && text.slice(0, length).trim();

function engineOf({ engineSize, enginePower, enginePowerUnit, carFuelType }: OfferedCar): string | null {
  const other = enginePower === null ? null : powerInOtherUnit(enginePower, enginePowerUnit);
  const [km, kW] = enginePowerUnit === 'km' ? [enginePower, other] : [other, enginePower];
  const parts = [engineSize && `${engineSize} cm³`, km && `${km} KM (${kW} kW)`, carFuelType];
  return shortened(parts.filter(Boolean).join(', '), 100) || null;
}

/**
 * What an offer of an opportunity says of a variant of the catalogue: its vehicle, whether it stands at the dealer, and the value
 * without VAT. The price paid is the discounted one, where there is one. Rule CC16.
 */
export function vehicleOfVariant(car: OfferedCar) {
  const { catalogPrice, catalogDiscountPrice, availability } = car;
  const paid = catalogDiscountPrice ?? catalogPrice;
  return {
    vehicleInfo: {
      manufacturer: car.brand.slice(0, 60).trim(),
      model: car.model.slice(0, 100).trim(),
      version: shortened(car.carVersion, 150),
      engine: engineOf(car),
      shifter: shortened(car.carTransmissionType, 60),
      body: shortened(car.carBodyType, 60),
      bodyColor: shortened(car.carColor, 60),
      yearOfProduction: car.year,
      grossCatalogPrice: catalogPrice,
      // left out, it stays with whom it is hidden from
      ...(catalogDiscountPrice === undefined ? {} : { grossSellPrice: paid }),
    },
    orderType: availability && ({ readily: 'on_hand', production: 'production' } as const)[availability],
    vehicleValue: paid === null ? null : netOf(paid),
  };
}
