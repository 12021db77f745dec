import { lazyRouteComponent } from '@tanstack/react-router';
import { Settings } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { agencyTexts } from '#parts/agency/texts.ts';
import { logoTexts } from '#parts/logo/texts.ts';

const texts = [
  agencyTexts,
  logoTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** What the agency has set for itself. */
export const settingsFeature = {
  texts,
  screens: [
    screen('/settings', {
      title: { pl: 'Ustawienia', en: 'Settings' },
      right: 'agency.get',
      texts,
      component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
    }),
  ],
  menu: [{ group: 'agency', to: '/settings', icon: <Settings aria-hidden />, right: 'agency.get' }],
} as const satisfies Feature;
