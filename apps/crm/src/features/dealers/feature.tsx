import { lazyRouteComponent } from '@tanstack/react-router';
import { Store } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { directoryFeature } from '#kit/routing/directory-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { dealersAddress } from './dealers-address.ts';

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
export const dealersFeature = directoryFeature({
  entity: 'dealer',
  icon: <Store aria-hidden />,
  keys: 'g s',
  texts,
  list: {
    path: '/dealers',
    title: { pl: 'Salony', en: 'Dealers' },
    address: dealersAddress,
    component: lazyRouteComponent(() => import('./dealers-screen.tsx'), 'DealersScreen'),
  },
  record: {
    path: '/dealer/$id',
    title: { pl: 'Salon', en: 'Dealer' },
    component: lazyRouteComponent(() => import('./dealer-screen.tsx'), 'DealerScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.dealers.get.query({ params: { id } })),
  },
  palette: async () => (await import('./dealer-palette.tsx')).dealerPalette,
});
