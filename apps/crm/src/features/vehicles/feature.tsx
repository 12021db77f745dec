import { lazyRouteComponent } from '@tanstack/react-router';
import { Car } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { directoryFeature } from '#kit/routing/directory-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';

import { vehiclesAddress } from './vehicles-address.ts';

const texts = [
  recordOffersTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Vehicles: their data and prices, and the offers that contain them. */
export const vehiclesFeature = directoryFeature({
  entity: 'vehicle',
  icon: <Car aria-hidden />,
  keys: 'g v',
  texts,
  list: {
    path: '/vehicles',
    title: { pl: 'Pojazdy', en: 'Vehicles' },
    address: vehiclesAddress,
    component: lazyRouteComponent(() => import('./vehicles-screen.tsx'), 'VehiclesScreen'),
  },
  record: {
    path: '/vehicle/$id',
    title: { pl: 'Pojazd', en: 'Vehicle' },
    component: lazyRouteComponent(() => import('./vehicle-screen.tsx'), 'VehicleScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.vehicles.get.query({ params: { id } })),
  },
  palette: async () => (await import('./vehicle-palette.tsx')).vehiclePalette,
});
