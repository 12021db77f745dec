import { lazyRouteComponent } from '@tanstack/react-router';
import { Tags } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Labels of opportunities. */
export const labelsFeature = {
  texts,
  screens: [
    screen('/labels', {
      title: { pl: 'Etykiety', en: 'Labels' },
      right: 'label.get',
      texts,
      component: lazyRouteComponent(() => import('./labels-screen.tsx'), 'LabelsScreen'),
    }),
  ],
  menu: [{ group: 'sales', to: '/labels', icon: <Tags aria-hidden />, right: 'label.get', keys: 'g l' }],
} as const satisfies Feature;
