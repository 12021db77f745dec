import { lazyRouteComponent } from '@tanstack/react-router';
import { CarFront, ListTree } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

import { carsAddress } from './main/cars-address.ts';

const listTexts = textsOf(
  () => import('./lists/pl.ts'),
  () => import('./lists/en.ts'),
);
const templateTexts = textsOf(
  () => import('./templates/pl.ts'),
  () => import('./templates/en.ts'),
);

/** The car catalogue: cars, their templates, and the lists both are made of. */
export const carManagementFeature = {
  texts: [listTexts, templateTexts],
  screens: [
    screen('/car-management', {
      title: { pl: 'Samochody', en: 'Cars' },
      right: 'car_template.get',
      texts: [templateTexts],
      list: carsAddress,
      component: lazyRouteComponent(() => import('./main/cars-screen.tsx'), 'CarsScreen'),
    }),
    screen('/car-management/lists', {
      title: { pl: 'Listy danych samochodów', en: 'Car data lists' },
      right: 'car_brand.get',
      texts: [listTexts],
      component: lazyRouteComponent(() => import('./lists/car-lists-screen.tsx'), 'CarListsScreen'),
    }),
    screen('/car-management/template', {
      title: { pl: 'Nowy szablon samochodu', en: 'New car template' },
      right: 'car_template.create',
      texts: [templateTexts],
      parent: '/car-management',
      component: lazyRouteComponent(
        () => import('./templates/create-template-screen.tsx'),
        'CreateTemplateScreen',
      ),
    }),
    screen('/car-management/template/$id', {
      title: { pl: 'Szablon samochodu', en: 'Car template' },
      right: 'car_template.get',
      texts: [templateTexts],
      parent: '/car-management',
      component: lazyRouteComponent(() => import('./templates/template-screen.tsx'), 'TemplateScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.carTemplates.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/car-management',
      under: '/car-management/template',
      icon: <CarFront aria-hidden />,
      right: 'car_template.get',
      keys: 'g a',
    },
    {
      group: 'catalogue',
      to: '/car-management/lists',
      label: { pl: 'Listy danych aut', en: 'Car data lists' },
      icon: <ListTree aria-hidden />,
      right: 'car_brand.get',
      keys: 'g e',
    },
  ],
  palette: async () => (await import('./templates/template-palette.tsx')).templatePalette,
} as const satisfies Feature;
