import { recordLabels } from '@szansa/domain/record-names';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { recordFeature } from '#kit/routing/record-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';
import { logoTexts } from '#parts/logo/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { banksAddress, foundBanks } from './bank.ts';

/** Banks and other lessors: who they are, their people, templates, offers and results. */
export const banksFeature = recordFeature({
  kind: 'bank',
  names: recordLabels.bank,
  icon: <Landmark aria-hidden />,
  keys: 'g b',
  texts: [
    companyTexts,
    filesTexts,
    logoTexts,
    pickersTexts,
    recordOffersTexts,
    textsOf(
      () => import('./pl.ts'),
      () => import('./en.ts'),
    ),
  ],
  list: {
    path: '/banks',
    address: banksAddress,
    component: lazyRouteComponent(() => import('./banks-screen.tsx'), 'BanksScreen'),
  },
  record: {
    path: '/bank/$id',
    component: lazyRouteComponent(() => import('./bank-screen.tsx'), 'BankScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.banks.get.query({ params: { id } })),
  },
  palette: {
    create: { pl: 'Nowy bank', en: 'New bank' },
    found: foundBanks,
    nameOf: ({ name }) => name,
    hintOf: ({ shortName, taxIdNumber }, { taxId }) => [
      shortName,
      taxIdNumber && `NIP ${taxId(taxIdNumber)}`,
    ],
  },
});
