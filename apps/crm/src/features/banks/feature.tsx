import { lazyRouteComponent } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';

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

/** Banks and other lessors: who they are, their people, offers and results. */
export const banksFeature = {
  texts,
  screens: [
    screen('/banks', {
      title: { pl: 'Banki', en: 'Banks' },
      right: 'bank.get',
      texts,
      list: async () => (await import('./banks-address.ts')).banksAddress,
      component: lazyRouteComponent(() => import('./banks-screen.tsx'), 'BanksScreen'),
    }),
    screen('/bank/$id', {
      title: { pl: 'Bank', en: 'Bank' },
      right: 'bank.get',
      texts,
      parent: '/banks',
      component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.banks.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/banks',
      under: '/bank/',
      icon: <Landmark aria-hidden />,
      right: 'bank.get',
      keys: 'g b',
    },
  ],
  palette: async () => (await import('./bank-palette.tsx')).bankPalette,
} as const satisfies Feature;
