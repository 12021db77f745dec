import { lazyRouteComponent } from '@tanstack/react-router';
import { Car } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';

const texts = [
  recordOffersTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Vehicles: what each is and costs, and the offers it stands in. */
export const vehiclesFeature = {
  texts,
  screens: [
    screen('/vehicles', {
      title: { pl: 'Pojazdy', en: 'Vehicles' },
      right: 'vehicle.get',
      texts,
      list: async () => (await import('./vehicles-address.ts')).vehiclesAddress,
      component: lazyRouteComponent(() => import('./vehicles-screen.tsx'), 'VehiclesScreen'),
    }),
    screen('/vehicle/$id', {
      title: { pl: 'Pojazd', en: 'Vehicle' },
      right: 'vehicle.get',
      texts,
      parent: '/vehicles',
      component: lazyRouteComponent(() => import('./vehicle-screen.tsx'), 'VehicleScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.vehicles.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/vehicles',
      under: '/vehicle/',
      icon: <Car aria-hidden />,
      right: 'vehicle.get',
      keys: 'g v',
    },
  ],
  palette: async () => (await import('./vehicle-palette.tsx')).vehiclePalette,
} as const satisfies Feature;
