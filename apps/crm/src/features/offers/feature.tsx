import { lazyRouteComponent } from '@tanstack/react-router';
import { FileText } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

import { offersAddress } from './offers-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** All offers, of any opportunity. */
export const offersFeature = {
  texts,
  screens: [
    screen('/offers', {
      title: { pl: 'Oferty', en: 'Offers' },
      right: 'offer.get',
      texts,
      list: offersAddress,
      component: lazyRouteComponent(() => import('./offers-screen.tsx'), 'OffersScreen'),
    }),
  ],
  menu: [{ group: 'sales', to: '/offers', icon: <FileText aria-hidden />, right: 'offer.get', keys: 'g p' }],
} as const satisfies Feature;
