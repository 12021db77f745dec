import { lazyRouteComponent } from '@tanstack/react-router';
import { CarFront, ListTree } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

import { starterListsTexts } from '#parts/starter-lists/texts.ts';

import { offersAddress } from './offers/offers-address.ts';
import { templatesAddress } from './templates/templates-address.ts';

const listTexts = textsOf(
  () => import('./lists/pl.ts'),
  () => import('./lists/en.ts'),
);
const templateTexts = textsOf(
  () => import('./templates/pl.ts'),
  () => import('./templates/en.ts'),
);
const offerTexts = textsOf(
  () => import('./offers/pl.ts'),
  () => import('./offers/en.ts'),
);

/** The templates from which car offers are created. */
export const carTemplatesFeature = {
  texts: [templateTexts],
  screens: [
    screen('/car-management/templates', {
      title: { pl: 'Szablony samochodów', en: 'Car templates' },
      right: 'car_template.get',
      texts: [templateTexts],
      parent: '/car-management',
      list: templatesAddress,
      component: lazyRouteComponent(() => import('./templates/templates-screen.tsx'), 'TemplatesScreen'),
    }),
    screen('/car-management/template', {
      title: { pl: 'Nowy szablon samochodu', en: 'New car template' },
      right: 'car_template.create',
      texts: [templateTexts],
      parent: '/car-management/templates',
      component: lazyRouteComponent(
        () => import('./templates/create-template-screen.tsx'),
        'CreateTemplateScreen',
      ),
    }),
    screen('/car-management/template/$id', {
      title: { pl: 'Szablon samochodu', en: 'Car template' },
      right: 'car_template.get',
      texts: [templateTexts],
      parent: '/car-management/templates',
      component: lazyRouteComponent(() => import('./templates/template-screen.tsx'), 'TemplateScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.carTemplates.get.query({ params: { id } })),
    }),
  ],
  palette: async () => (await import('./templates/template-palette.tsx')).templatePalette,
} as const satisfies Feature;

/** The car catalogue: cars on offer, and the lists they are made of. */
export const carManagementFeature = {
  texts: [listTexts, starterListsTexts, templateTexts, offerTexts],
  screens: [
    screen('/car-management', {
      title: { pl: 'Samochody', en: 'Cars' },
      right: 'car_offer.get',
      texts: [offerTexts, templateTexts],
      list: offersAddress,
      component: lazyRouteComponent(() => import('./offers/offers-screen.tsx'), 'OffersScreen'),
    }),
    screen('/car-management/lists', {
      title: { pl: 'Listy danych samochodów', en: 'Car data lists' },
      right: 'car_brand.get',
      texts: [listTexts, starterListsTexts],
      component: lazyRouteComponent(() => import('./lists/car-lists-screen.tsx'), 'CarListsScreen'),
    }),
    screen('/car-management/offer', {
      title: { pl: 'Nowa oferta samochodu', en: 'New car offer' },
      right: 'car_offer.create',
      texts: [offerTexts, templateTexts],
      parent: '/car-management',
      component: lazyRouteComponent(() => import('./offers/create-offer-screen.tsx'), 'CreateOfferScreen'),
    }),
    screen('/car-management/offer/$id', {
      title: { pl: 'Oferta samochodu', en: 'Car offer' },
      right: 'car_offer.get',
      texts: [offerTexts, templateTexts],
      parent: '/car-management',
      component: lazyRouteComponent(() => import('./offers/offer-screen.tsx'), 'OfferScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.carOffers.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/car-management',
      under: ['/car-management/offer', '/car-management/template'],
      icon: <CarFront aria-hidden />,
      right: 'car_offer.get',
      keys: 'g a',
    },
    {
      group: 'catalogue',
      to: '/car-management/lists',
      icon: <ListTree aria-hidden />,
      right: 'car_brand.get',
      keys: 'g e',
    },
  ],
  palette: async () => (await import('./offers/offer-palette.tsx')).offerPalette,
} as const satisfies Feature;
