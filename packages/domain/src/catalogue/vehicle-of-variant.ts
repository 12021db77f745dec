import { netOf } from '../leasing/index.ts';
import { powerInOtherUnit, type EnginePowerUnit } from './kinds.ts';

/** A variant of a car offer with its offer's data of the car, by the names in the lists. */
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

interface Named {
  readonly name: string;
}

/** A car offer and one of its variants, as the API returns them. */
interface OfferWithVariant {
  readonly offer: {
    readonly brand: Named;
    readonly model: Named;
    readonly carVersion: Named;
    readonly carBodyType: Named | null;
    readonly carFuelType: Named | null;
    readonly carTransmissionType: Named | null;
  } & Pick<OfferedCar, 'engineSize' | 'enginePower' | 'enginePowerUnit'>;
  readonly variant: { readonly carColor: Named | null } & Pick<
    OfferedCar,
    'year' | 'availability' | 'catalogPrice' | 'catalogDiscountPrice'
  >;
}

/** Returns a variant with its offer's data of the car; the discounted price is omitted where it is hidden. */
export function offeredCar({ offer, variant }: OfferWithVariant, seesDiscounts: boolean): OfferedCar {
  const { brand, model, carVersion, carBodyType, carFuelType, carTransmissionType } = offer;
  const { engineSize, enginePower, enginePowerUnit } = offer;
  const { carColor, year, availability, catalogPrice, catalogDiscountPrice } = variant;
  return {
    brand: brand.name,
    model: model.name,
    carVersion: carVersion.name,
    carBodyType: carBodyType?.name ?? null,
    carFuelType: carFuelType?.name ?? null,
    carTransmissionType: carTransmissionType?.name ?? null,
    engineSize,
    enginePower,
    enginePowerUnit,
    carColor: carColor?.name ?? null,
    year,
    availability,
    catalogPrice,
    ...(seesDiscounts ? { catalogDiscountPrice } : {}),
  };
}

const shortened = (text: string | null, length: number) => text && text.slice(0, length).trim();

function engineOf({ engineSize, enginePower, enginePowerUnit, carFuelType }: OfferedCar): string | null {
  const other = enginePower === null ? null : powerInOtherUnit(enginePower, enginePowerUnit);
  const [km, kW] = enginePowerUnit === 'km' ? [enginePower, other] : [other, enginePower];
  const parts = [engineSize && `${engineSize} cm³`, km && `${km} KM (${kW} kW)`, carFuelType];
  return shortened(parts.filter(Boolean).join(', '), 100) || null;
}

/**
 * Returns the values that an offer of an opportunity gets from a variant of the catalogue: its vehicle, whether it is
 * in stock at the dealer, and the value without VAT. The price paid is the discounted one, where there is one. Rule
 * CC16.
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
