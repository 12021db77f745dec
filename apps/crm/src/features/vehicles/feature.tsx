import { recordLabels } from '@szansa/domain/record-names';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Car } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { recordFeature } from '#kit/routing/record-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { recordOffersTexts } from '#parts/offers/texts.ts';

import { foundVehicles, vehiclesAddress } from './vehicle.ts';

/** Vehicles: their data and prices, and the offers that contain them. */
export const vehiclesFeature = recordFeature({
  kind: 'vehicle',
  names: recordLabels.vehicle,
  icon: <Car aria-hidden />,
  keys: 'g v',
  texts: [
    recordOffersTexts,
    textsOf(
      () => import('./pl.ts'),
      () => import('./en.ts'),
    ),
  ],
  list: {
    path: '/vehicles',
    address: vehiclesAddress,
    component: lazyRouteComponent(() => import('./vehicles-screen.tsx'), 'VehiclesScreen'),
  },
  record: {
    path: '/vehicle/$id',
    component: lazyRouteComponent(() => import('./vehicle-screen.tsx'), 'VehicleScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.vehicles.get.query({ params: { id } })),
  },
  palette: {
    create: { pl: 'Nowy pojazd', en: 'New vehicle' },
    found: foundVehicles,
    nameOf: ({ name }) => name,
    hintOf: ({ bodyColor, yearOfProduction, orderNo }) => [bodyColor, yearOfProduction?.toString(), orderNo],
  },
});
