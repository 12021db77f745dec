import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    imports: () => ({
      create: { entity: 'customer' },
      change: { known: 'update' },
      choose: { position: 1, choice: 'leave' },
      correct: { position: 1, column: 0, value: 'Nowak' },
    }),
  },
  paths: { '/imports': 'import' },
} as const satisfies Sample;
