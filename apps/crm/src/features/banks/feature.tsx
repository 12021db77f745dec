import { lazyRouteComponent } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { directoryFeature } from '#kit/routing/directory-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';
import { logoTexts } from '#parts/logo/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { banksAddress } from './banks-address.ts';

const texts = [
  companyTexts,
  filesTexts,
  logoTexts,
  pickersTexts,
  recordOffersTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Banks and other lessors: who they are, their people, templates, offers and results. */
export const banksFeature = directoryFeature({
  entity: 'bank',
  icon: <Landmark aria-hidden />,
  keys: 'g b',
  texts,
  list: {
    path: '/banks',
    title: { pl: 'Banki', en: 'Banks' },
    address: banksAddress,
    component: lazyRouteComponent(() => import('./banks-screen.tsx'), 'BanksScreen'),
  },
  record: {
    path: '/bank/$id',
    title: { pl: 'Bank', en: 'Bank' },
    component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.banks.get.query({ params: { id } })),
  },
  palette: async () => (await import('./bank-palette.tsx')).bankPalette,
});
