import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { line, money, orEmpty, percent, wholeNumber } from '../shared/index.ts';

/** The fields of a vehicle (specification, section 3), each of which may be left out of a change. Prices are gross. */
export const vehiclePatch = z.strictObject({
  manufacturer: line(60).optional(),
  model: line(100).optional(),
  version: orEmpty(line(150)).optional(),
  engine: orEmpty(line(100)).optional(),
  shifter: orEmpty(line(60)).optional(),
  body: orEmpty(line(60)).optional(),
  bodyColor: orEmpty(line(60)).optional(),
  orderNo: orEmpty(line(60)).optional(),
  yearOfProduction: wholeNumber({ min: 1900, max: 2100 }, 'year_range').nullish(),
  grossCatalogPrice: orEmpty(money).optional(),
  /** Hidden together with the price paid: either would reveal the other. */
  discount: excludable('vehicle.discount', orEmpty(percent)),
  grossSellPrice: excludable('vehicle.discount', orEmpty(money)),
});

export type VehiclePatch = z.output<typeof vehiclePatch>;

/** A vehicle as staff write it down: who makes it and the model are enough. */
export const vehicleInput = vehiclePatch.extend({ manufacturer: line(60), model: line(100) });

export type VehicleInput = z.output<typeof vehicleInput>;

/** `Škoda Octavia Combi Selection 1.5 TSI`: how a vehicle is called in one line. */
export function vehicleName(vehicle: {
  readonly manufacturer: string;
  readonly model: string;
  readonly version?: string | null;
}): string {
  return [vehicle.manufacturer, vehicle.model, vehicle.version].filter(Boolean).join(' ');
}
