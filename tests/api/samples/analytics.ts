import type { Sample } from '../sample.ts';

export const sample = {
  bodies: { analytics: () => ({}) },
  queries: { 'analytics.groups': () => ({ by: 'status' }) },
} as const satisfies Sample;
