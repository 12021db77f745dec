import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    imports: () => ({
      create: { entity: 'customer' },
      change: { known: 'update' },
      correct: { position: 1, column: 0, value: 'Nowak' },
    }),
  },
  paths: { '/imports': 'import' },
} as const satisfies Sample;
