import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { roleColumnTexts } from '#parts/roles/texts.ts';

import { analyticsAddress } from './analytics-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  roleColumnTexts,
];

/** Opportunities counted and added up. */
export const analyticsFeature = {
  texts,
  screens: [
    screen('/analytics', {
      title: { pl: 'Analityka', en: 'Analytics' },
      right: 'analytics.get',
      texts,
      list: analyticsAddress,
      component: lazyRouteComponent(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
    }),
  ],
  menu: [
    {
      group: 'reports',
      to: '/analytics',
      icon: <ChartColumn aria-hidden />,
      right: 'analytics.get',
      keys: 'g i',
    },
  ],
} as const satisfies Feature;
