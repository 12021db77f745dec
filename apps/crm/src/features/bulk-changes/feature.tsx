import { lazyRouteComponent } from '@tanstack/react-router';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { bulkTexts } from '#parts/bulk/texts.ts';

const texts = [bulkTexts];

/** What became of changes of many records. */
export const bulkChangesFeature = {
  texts,
  screens: [
    screen('/bulk-changes/$id', {
      title: { pl: 'Zmiana wielu rekordów', en: 'Change of many records' },
      texts,
      component: lazyRouteComponent(() => import('./bulk-change-screen.tsx'), 'BulkChangeScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.bulkChanges.get.query({ params: { id } })),
    }),
  ],
} as const satisfies Feature;
