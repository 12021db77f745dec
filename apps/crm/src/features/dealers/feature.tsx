import { recordLabels } from '@szansa/domain/record-names';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Store } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { recordFeature } from '#kit/routing/record-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { dealersAddress, foundDealers } from './dealer.ts';

/** Dealers: who they are, their people, vehicles and offers. */
export const dealersFeature = recordFeature({
  kind: 'dealer',
  names: recordLabels.dealer,
  icon: <Store aria-hidden />,
  keys: 'g s',
  texts: [
    companyTexts,
    pickersTexts,
    recordOffersTexts,
    textsOf(
      () => import('./pl.ts'),
      () => import('./en.ts'),
    ),
  ],
  list: {
    path: '/dealers',
    address: dealersAddress,
    component: lazyRouteComponent(() => import('./dealers-screen.tsx'), 'DealersScreen'),
  },
  record: {
    path: '/dealer/$id',
    component: lazyRouteComponent(() => import('./dealer-screen.tsx'), 'DealerScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.dealers.get.query({ params: { id } })),
  },
  palette: {
    create: { pl: 'Nowy salon', en: 'New dealer' },
    found: foundDealers,
    nameOf: ({ name }) => name,
    hintOf: ({ alias, taxIdNumber }, { taxId }) => [alias, taxIdNumber && `NIP ${taxId(taxIdNumber)}`],
  },
});
