import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    labels: () => ({
      create: { title: `Etykieta ${crypto.randomUUID()}`, color: '#1c4f8f' },
      update: { version: 1, changes: {} },
    }),
    leadSources: () => {
      const name = crypto.randomUUID();
      return {
        create: { name, slug: `zrodlo_${name.replaceAll('-', '')}` },
        update: { version: 1, changes: {} },
        move: { before: null },
      };
    },
  },
  paths: { '/labels': 'label', '/lead-sources': 'leadSource' },
  queries: {
    'labels.remove': () => ({ version: '1' }),
    'leadSources.remove': () => ({ version: '1' }),
  },
} as const satisfies Sample;
