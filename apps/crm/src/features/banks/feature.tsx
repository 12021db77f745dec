import { lazyRouteComponent } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';

const texts = [
  companyTexts,
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
      list: async () => (await import('./list/banks-address.ts')).banksAddress,
      component: lazyRouteComponent(() => import('./list/banks-screen.tsx'), 'BanksScreen'),
    }),
    screen('/bank/$bankId', {
      title: { pl: 'Bank', en: 'Bank' },
      right: 'bank.get',
      texts,
      parent: '/banks',
      component: lazyRouteComponent(() => import('./record/bank-screen.tsx'), 'BankScreen'),
      prefetch: ({ bankId = '' }) =>
        queryClient.prefetchQuery(queries.banks.get.query({ params: { id: bankId } })),
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
  palette: async () => (await import('./banks-palette.tsx')).banksPalette,
} as const satisfies Feature;
