import { lazyRouteComponent } from '@tanstack/react-router';
import { Store } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

const texts = [
  companyTexts,
  pickersTexts,
  recordOffersTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Dealers: who they are, their people, vehicles and offers. */
export const dealersFeature = {
  texts,
  screens: [
    screen('/dealers', {
      title: { pl: 'Salony', en: 'Dealers' },
      right: 'dealer.get',
      texts,
      list: async () => (await import('./dealers-address.ts')).dealersAddress,
      component: lazyRouteComponent(() => import('./dealers-screen.tsx'), 'DealersScreen'),
    }),
    screen('/dealer/$id', {
      title: { pl: 'Salon', en: 'Dealer' },
      right: 'dealer.get',
      texts,
      parent: '/dealers',
      component: lazyRouteComponent(() => import('./dealer-screen.tsx'), 'DealerScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.dealers.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/dealers',
      under: '/dealer/',
      icon: <Store aria-hidden />,
      right: 'dealer.get',
      keys: 'g s',
    },
  ],
  palette: async () => (await import('./dealer-palette.tsx')).dealerPalette,
} as const satisfies Feature;
