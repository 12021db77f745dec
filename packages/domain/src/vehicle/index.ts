import type { z } from 'zod';

import { inputOf, patchOf } from '../record/schemas.ts';
import { vehicle } from './vehicle.ts';

export { followPrices, settledPrices, type VehiclePrices } from './prices.ts';
export { vehicle, vehicleName } from './vehicle.ts';

/** The fields of a vehicle, each of which may be left out of a change. */
export const vehiclePatch = patchOf(vehicle);

export type VehiclePatch = z.output<typeof vehiclePatch>;

/** A vehicle as staff write it down; offers contain one. */
export const vehicleInput = inputOf(vehicle);

export type VehicleInput = z.output<typeof vehicleInput>;

/** What makes a vehicle another specification; its order number and prices do not. */
const specifying = [
  'manufacturer',
  'model',
  'version',
  'engine',
  'shifter',
  'body',
  'bodyColor',
  'yearOfProduction',
] as const satisfies readonly (keyof VehicleInput)[];

type Specified = { readonly [Field in (typeof specifying)[number]]?: string | number | null | undefined };

const normalised = (value: string | number | null | undefined) =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLocaleLowerCase('pl');

/** Returns whether two vehicles have the same description, ignoring case and spaces. */
export function isSameSpecification(one: Specified, other: Specified): boolean {
  return specifying.every((field) => normalised(one[field]) === normalised(other[field]));
}
