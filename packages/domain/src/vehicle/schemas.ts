import type { z } from 'zod';

import { inputOf, patchOf } from '../record/schemas.ts';
import { vehicle } from './vehicle.ts';

/** The fields of a vehicle, each of which may be left out of a change. */
export const vehiclePatch = patchOf(vehicle);

export type VehiclePatch = z.output<typeof vehiclePatch>;

/** A vehicle as staff write it down; offers contain one. */
export const vehicleInput = inputOf(vehicle);

export type VehicleInput = z.output<typeof vehicleInput>;
