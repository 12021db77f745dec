import { Files, Plus } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundTemplates, templateRecord } from './template.ts';

const label = { pl: 'Nowy szablon samochodu', en: 'New car template' } as const;

const { records } = recordPalette({
  record: templateRecord,
  heading: { pl: 'Szablony samochodów', en: 'Car templates' },
  icon: <Files aria-hidden />,
  found: foundTemplates,
  nameOf: ({ name }) => name,
  hintOf: ({ carBodyType, carFuelType }) => [carBodyType?.name, carFuelType?.name],
});

/** Finds car templates; a new one is written down on a page of its own. */
export const templatePalette: FeaturePalette = {
  icons: { '/car-management/templates': <Files aria-hidden /> },
  actions: [
    {
      id: 'new-car_template',
      label,
      icon: <Plus aria-hidden />,
      right: 'car_template.create',
      to: '/car-management/template',
      search: {},
    },
  ],
  ...(records ? { records } : {}),
};
