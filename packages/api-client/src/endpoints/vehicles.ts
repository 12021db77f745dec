import { vehicle, vehicleInput } from '@szansa/domain/vehicle';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { offersEndpoint, recordEndpoints } from './record-endpoints.ts';
import { rowShape } from './record-shapes.ts';
import { id } from './records.ts';

/** A vehicle as offers show it; `version` is its trim, prices are gross. */
export const offeredVehicle = z
  .object({ id, ...rowShape(vehicle) })
  .register(schemaNames, { id: 'OfferedVehicle' });

export const vehicles = {
  ...recordEndpoints(vehicle, {
    /** Offers of opportunities the caller may read. */
    row: { offerCount: z.int() },
    input: vehicleInput.register(schemaNames, { id: 'VehicleInput' }),
    // `version` is the trim
    versionName: 'rowVersion',
    filters: {},
    defaultSort: '-createdAt',
    lists: 'Lists vehicles that offers show or may show.',
  }),
  offers: offersEndpoint(vehicle),
  manufacturers: endpoint({
    method: 'GET',
    path: '/vehicles/manufacturers',
    access: 'vehicle.get',
    summary: 'Lists who makes the vehicles, by name.',
    response: z.array(z.string()),
  }),
};
