import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    exports: () => ({ queue: { source: 'Bank' } }),
  },
  paths: { '/csv-export': 'export' },
} as const satisfies Sample;
