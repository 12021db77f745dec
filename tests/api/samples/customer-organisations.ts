import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    customerOrganisations: ({ id }) => ({
      create: { name: 'Firma' },
      update: { version: 1, changes: {} },
      archive: { version: 1 },
      unarchive: { version: 1 },
      merge: { version: 1, into: id('otherOrganisation'), intoVersion: 1, keep: {} },
    }),
  },
  paths: { '/customer-organisations': 'customerOrganisation' },
  make: async (client) => ({
    customerOrganisation: (await client.customerOrganisations.create({ body: { name: 'Firma' } })).id,
    otherOrganisation: (await client.customerOrganisations.create({ body: { name: 'Inna' } })).id,
  }),
  queries: { 'customerOrganisations.mergePreview': ({ id }) => ({ into: id('otherOrganisation') }) },
  // what is hidden of firms is hidden of customers, whose sample has the texts
  hidden: {
    texts: {},
    write: (client, id) =>
      client.customerOrganisations.update({
        params: { id: id('customerOrganisation') },
        body: {
          version: 1,
          changes: { taxIdNumber: '9991396066', city: 'Tajnogród', street: 'ul. Tajemna 7' },
        },
      }),
    values: {},
  },
} as const satisfies Sample;
