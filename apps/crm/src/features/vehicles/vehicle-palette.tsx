import { Car } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundVehicles, vehicleRecord } from './vehicle.ts';

export const vehiclePalette: FeaturePalette = recordPalette({
  record: vehicleRecord,
  heading: { pl: 'Pojazdy', en: 'Vehicles' },
  icon: <Car aria-hidden />,
  create: { list: 'vehicles', label: { pl: 'Nowy pojazd', en: 'New vehicle' } },
  found: foundVehicles,
  nameOf: ({ name }) => name,
  hintOf: ({ bodyColor, yearOfProduction, orderNo }) => [bodyColor, yearOfProduction?.toString(), orderNo],
});
