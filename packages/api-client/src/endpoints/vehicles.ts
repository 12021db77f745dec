import { excludable } from '@szansa/domain/access';
import { searchText } from '@szansa/domain/shared';
import { vehicleInput, vehiclePatch } from '@szansa/domain/vehicle';
import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { amount, id, instant, percentage } from './records.ts';

const text = z.string().nullable();

/** A vehicle as offers show it; `version` is its trim, prices are gross. */
export const offeredVehicle = z
  .object({
    id,
    manufacturer: z.string(),
    model: z.string(),
    version: text,
    engine: text,
    shifter: text,
    body: text,
    bodyColor: text,
    orderNo: text,
    yearOfProduction: z.int().nullable(),
    grossCatalogPrice: amount,
    discount: excludable('vehicle.discount', percentage),
    grossSellPrice: excludable('vehicle.discount', amount),
  })
  .register(schemaNames, { id: 'OfferedVehicle' });

const listed = offeredVehicle.extend({
  /** Offers of opportunities the caller may read. */
  offerCount: z.int(),
  createdAt: instant,
});

const vehicle = listed
  .extend({
    /** The version of the row that a change sends; `version` is the trim. */
    rowVersion: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Vehicle' });

export const vehicles = {
  list: endpoint({
    method: 'GET',
    path: '/vehicles',
    access: 'vehicle.get',
    summary: 'Lists vehicles that offers show or may show.',
    query: listQuery({
      sort: {
        manufacturer: null,
        yearOfProduction: null,
        grossCatalogPrice: null,
        grossSellPrice: 'vehicle.discount',
        createdAt: null,
      },
      defaultSort: '-createdAt',
      filters: { manufacturer: anyOf(searchText), orderNo: anyOf(searchText) },
    }),
    response: pageOf(listed),
  }),
  manufacturers: endpoint({
    method: 'GET',
    path: '/vehicles/manufacturers',
    access: 'vehicle.get',
    summary: 'Lists who makes the vehicles, by name.',
    response: z.array(z.string()),
  }),
  ...recordEndpoints({
    entity: 'vehicle',
    resource: 'vehicles',
    one: 'a vehicle',
    record: vehicle,
    input: vehicleInput.register(schemaNames, { id: 'VehicleInput' }),
    patch: vehiclePatch,
  }),
};
