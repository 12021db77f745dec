import type { Sample } from '../sample.ts';

export const sample = {
  bodies: { readings: () => ({ create: {} }) },
  paths: { '/readings': 'reading' },
} as const satisfies Sample;
