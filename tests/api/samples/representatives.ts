import type { Sample } from '../sample.ts';

const name = { firstName: 'Ewa', lastName: 'Lis' };

export const sample = {
  after: ['banks'],
  bodies: {
    representatives: ({ id }) => ({
      create: { ...name, bankId: id('bank') },
      update: { version: 1, changes: {} },
      merge: { version: 1, into: id('otherRepresentative') },
    }),
  },
  paths: { '/representatives': 'representative' },
  make: async (client, id) => ({
    representative: (await client.representatives.create({ body: { ...name, bankId: id('otherBank') } })).id,
    otherRepresentative: (await client.representatives.create({ body: { ...name, bankId: id('otherBank') } }))
      .id,
  }),
  queries: {
    'representatives.mergePreview': ({ id }) => ({ into: id('otherRepresentative') }),
    'representatives.remove': () => ({ version: '1' }),
  },
  hidden: {
    texts: {
      'representative.contact': ['+48600888999', 'tajna.ewa@przyklad.example'],
      'representative.note': ['Tajna notatka o Ewie'],
    },
    write: (client, id) =>
      client.representatives.update({
        params: { id: id('representative') },
        body: {
          version: 1,
          changes: {
            phones: ['600 888 999'],
            emails: ['tajna.ewa@przyklad.example'],
            note: 'Tajna notatka o Ewie',
          },
        },
      }),
    values: { phones: ['600 777 333'], emails: ['a@przyklad.example'], note: 'Inna' },
  },
} as const satisfies Sample;
