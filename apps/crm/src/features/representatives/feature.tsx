import { lazyRouteComponent } from '@tanstack/react-router';
import { Contact } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

const texts = [pickersTexts, recordOffersTexts];

/** People of banks and dealers: how to reach them, and the offers made with them. */
export const representativesFeature = {
  texts,
  screens: [
    screen('/representatives', {
      title: { pl: 'Przedstawiciele', en: 'Representatives' },
      right: 'representative.get',
      texts,
      list: async () => (await import('./representatives-address.ts')).representativesAddress,
      component: lazyRouteComponent(() => import('./representatives-screen.tsx'), 'RepresentativesScreen'),
    }),
    screen('/representative/$id', {
      title: { pl: 'Przedstawiciel', en: 'Representative' },
      right: 'representative.get',
      texts,
      parent: '/representatives',
      component: lazyRouteComponent(() => import('./representative-screen.tsx'), 'RepresentativeScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.representatives.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/representatives',
      under: '/representative/',
      icon: <Contact aria-hidden />,
      right: 'representative.get',
      keys: 'g r',
    },
  ],
  palette: async () => (await import('./representative-palette.tsx')).representativePalette,
} as const satisfies Feature;
