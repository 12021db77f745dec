import type { Sample } from '../sample.ts';

export const sample: Sample = {
  after: ['banks'],
  bodies: ({ id }) => ({
    representatives: { create: { firstName: 'Ewa', lastName: 'Lis', bankId: id('bank') } },
  }),
};
