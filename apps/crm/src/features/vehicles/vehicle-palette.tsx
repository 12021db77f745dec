import { Car } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundVehicles } from './vehicle.ts';

export const vehiclePalette: FeaturePalette = recordPalette({
  kind: 'vehicle',
  heading: { pl: 'Pojazdy', en: 'Vehicles' },
  list: { name: 'vehicles', path: '/vehicles' },
  icon: <Car aria-hidden />,
  href: (id) => `/vehicle/${id}`,
  create: { label: { pl: 'Nowy pojazd', en: 'New vehicle' } },
  found: foundVehicles,
  nameOf: ({ name }) => name,
  hintOf: ({ bodyColor, yearOfProduction, orderNo }) => [bodyColor, yearOfProduction?.toString(), orderNo],
});
