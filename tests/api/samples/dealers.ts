import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    dealers: ({ id }) => ({
      create: { name: 'Salon' },
      update: { version: 1, changes: {} },
      merge: { version: 1, into: id('otherDealer') },
    }),
  },
  paths: { '/dealers': 'dealer' },
  make: async (client) => ({
    dealer: (await client.dealers.create({ body: { name: 'Salon' } })).id,
    otherDealer: (await client.dealers.create({ body: { name: 'Inny salon' } })).id,
  }),
  queries: {
    'dealers.mergePreview': ({ id }) => ({ into: id('otherDealer') }),
    'dealers.remove': () => ({ version: '1' }),
  },
  hidden: {
    texts: { 'dealer.addresses': ['ul. Ukryta 1', 'ul. Ukryta 2', 'ul. Ukryta 3'] },
    write: (client, id) =>
      client.dealers.update({
        params: { id: id('dealer') },
        body: {
          version: 1,
          changes: {
            mainOfficeAddress: 'ul. Ukryta 1',
            companyAddress: 'ul. Ukryta 2',
            handoutAddress: 'ul. Ukryta 3',
          },
        },
      }),
    values: { mainOfficeAddress: 'Inna 1', companyAddress: 'Inna 2', handoutAddress: 'Inna 3' },
  },
} as const satisfies Sample;
