import { vehiclesFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const vehiclesAddress = listAddress({
  name: 'vehicles',
  facts: vehiclesFacts,
  queryOf: (query) => queries.vehicles.list.query({ query }),
});
