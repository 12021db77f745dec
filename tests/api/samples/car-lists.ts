import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    carLists: () => ({
      create: { name: crypto.randomUUID() },
      update: { version: 1, changes: {} },
      move: { before: null },
    }),
  },
  paths: { '/car-lists': 'carBrand' },
  queries: { 'carLists.remove': () => ({ version: '1' }) },
} as const satisfies Sample;
