import { lazyRouteComponent } from '@tanstack/react-router';
import { ListTree } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

const listTexts = [
  textsOf(
    () => import('./lists/pl.ts'),
    () => import('./lists/en.ts'),
  ),
];

/** The car catalogue. */
export const carManagementFeature = {
  texts: listTexts,
  screens: [
    screen('/car-management/lists', {
      title: { pl: 'Listy danych samochodów', en: 'Car data lists' },
      right: 'car_brand.get',
      texts: listTexts,
      component: lazyRouteComponent(() => import('./lists/car-lists-screen.tsx'), 'CarListsScreen'),
    }),
  ],
  menu: [
    {
      group: 'catalogue',
      to: '/car-management/lists',
      icon: <ListTree aria-hidden />,
      right: 'car_brand.get',
      keys: 'g d',
    },
  ],
} as const satisfies Feature;
