import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    carTemplates: ({ id }) => ({
      create: { brandId: id('carBrand'), modelId: id('carModel'), versionId: id('carVersion') },
      update: { version: 1, changes: {} },
    }),
  },
  paths: { '/car-templates': 'carTemplate' },
  queries: { 'carTemplates.remove': () => ({ version: '1' }) },
} as const satisfies Sample;
