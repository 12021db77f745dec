import { lazyRouteComponent } from '@tanstack/react-router';
import { Contact } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { directoryFeature } from '#kit/routing/directory-feature.tsx';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { representativesAddress } from './representatives-address.ts';

const texts = [pickersTexts, recordOffersTexts];

/** People of banks and dealers: how to reach them, and the offers made with them. */
export const representativesFeature = directoryFeature({
  entity: 'representative',
  icon: <Contact aria-hidden />,
  keys: 'g r',
  texts,
  list: {
    path: '/representatives',
    title: { pl: 'Przedstawiciele', en: 'Representatives' },
    address: representativesAddress,
    component: lazyRouteComponent(() => import('./representatives-screen.tsx'), 'RepresentativesScreen'),
  },
  record: {
    path: '/representative/$id',
    title: { pl: 'Przedstawiciel', en: 'Representative' },
    component: lazyRouteComponent(() => import('./representative-screen.tsx'), 'RepresentativeScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.representatives.get.query({ params: { id } })),
  },
  palette: async () => (await import('./representative-palette.tsx')).representativePalette,
});
