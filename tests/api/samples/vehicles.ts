import type { Sample } from '../sample.ts';

const car = { manufacturer: 'Škoda', model: 'Octavia' };

export const sample = {
  bodies: {
    vehicles: ({ id }) => ({
      create: car,
      update: { version: 1, changes: {} },
      merge: { version: 1, into: id('otherVehicle') },
    }),
  },
  paths: { '/vehicles': 'vehicle' },
  make: async (client) => ({
    vehicle: (await client.vehicles.create({ body: car })).id,
    otherVehicle: (await client.vehicles.create({ body: car })).id,
  }),
  queries: {
    'vehicles.mergePreview': ({ id }) => ({ into: id('otherVehicle') }),
    'vehicles.remove': () => ({ version: '1' }),
  },
  hidden: {
    texts: { 'vehicle.discount': ['3.1415', '98765.43'] },
    write: (client, id) =>
      client.vehicles.update({
        params: { id: id('vehicle') },
        body: { version: 1, changes: { discount: '3.1415', grossSellPrice: '98765.43' } },
      }),
    values: { discount: '1', grossSellPrice: '1' },
  },
} as const satisfies Sample;
