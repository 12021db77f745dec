import type { Data, Endpoints } from '@szansa/api-client/client';
import { vehiclesFacts } from '@szansa/api-client/lists';
import { vehicleName } from '@szansa/domain/vehicle';

import { client, queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

type Vehicle = Data<Endpoints['vehicles']['get']>;

type VehicleRow = Data<Endpoints['vehicles']['list']>['items'][number];

export const vehicleRecord = recordDefinition({
  kind: 'vehicle',
  texts: 'vehicles',
  path: '/vehicle/$id',
  listPath: '/vehicles',
  get: queries.vehicles.get,
  nameOf: (vehicle: Vehicle) => vehicleName(vehicle),
});

export const vehiclesAddress = listAddress({
  name: 'vehicles',
  facts: vehiclesFacts,
  queryOf: (query) => queries.vehicles.list.query({ query }),
});

/** Finds vehicles; each is called by its manufacturer, model and version. */
export const foundVehicles: FoundCall<VehicleRow & { readonly name: string }> = {
  key: queries.vehicles.list.key(),
  find: async (query, signal) => {
    const { items } = await client.vehicles.list({ query }, { signal });
    return { items: items.map((vehicle) => ({ ...vehicle, name: vehicleName(vehicle) })) };
  },
};
