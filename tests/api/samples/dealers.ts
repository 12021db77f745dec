import type { Sample } from '../sample.ts';

export const sample: Sample = {
  bodies: () => ({ dealers: { create: { name: 'Salon' } } }),
};
