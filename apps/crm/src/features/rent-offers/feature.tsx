import { lazyRouteComponent } from '@tanstack/react-router';
import { CarFront } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { customerMailTexts } from '#parts/customer-mail/texts.ts';

import { rentOffersAddress } from './rent-offers-address.ts';

const texts = [
  customerMailTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Rent offers, of opportunities or on their own. */
export const rentOffersFeature = {
  texts,
  screens: [
    screen('/rent-offers', {
      title: { pl: 'Oferty najmu', en: 'Rent offers' },
      right: 'rent_offer_pdf.get',
      texts,
      list: rentOffersAddress,
      component: lazyRouteComponent(() => import('./rent-offers-screen.tsx'), 'RentOffersScreen'),
    }),
    screen('/rent-offer/$id', {
      title: { pl: 'Oferta najmu', en: 'Rent offer' },
      right: 'rent_offer_pdf.get',
      texts,
      parent: '/rent-offers',
      component: lazyRouteComponent(() => import('./rent-offer-screen.tsx'), 'RentOfferScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.rentOfferPdfs.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/rent-offers',
      under: '/rent-offer/',
      icon: <CarFront aria-hidden />,
      right: 'rent_offer_pdf.get',
    },
  ],
  palette: async () => (await import('./rent-offer-palette.tsx')).rentOfferPalette,
} as const satisfies Feature;
