import { recordLabels } from '@szansa/domain/record-names';
import { personName } from '@szansa/domain/shared';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Contact, UserPlus } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { recordFeature } from '#kit/routing/record-feature.tsx';
import { recordOffersTexts } from '#parts/offers/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';

import { foundRepresentatives, representativesAddress } from './representative.ts';

/** People of banks and dealers: how to reach them, and the offers made with them. */
export const representativesFeature = recordFeature({
  kind: 'representative',
  names: recordLabels.representative,
  icon: <Contact aria-hidden />,
  keys: 'g r',
  texts: [pickersTexts, recordOffersTexts],
  list: {
    path: '/representatives',
    address: representativesAddress,
    component: lazyRouteComponent(() => import('./representatives-screen.tsx'), 'RepresentativesScreen'),
  },
  record: {
    path: '/representative/$id',
    component: lazyRouteComponent(() => import('./representative-screen.tsx'), 'RepresentativeScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.representatives.get.query({ params: { id } })),
  },
  palette: {
    create: { pl: 'Nowy przedstawiciel', en: 'New representative' },
    createIcon: <UserPlus aria-hidden />,
    found: foundRepresentatives,
    nameOf: personName,
    hintOf: ({ bank, dealer, phones = [] }, { phone }) => [
      bank?.name ?? dealer?.name,
      phones[0] && phone(phones[0]),
    ],
  },
});
