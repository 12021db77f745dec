import { lazyRouteComponent } from '@tanstack/react-router';

import { exportTexts } from '#kit/lists/export/texts.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

import { exportRequestsAddress } from './export-requests-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  exportTexts,
];

/** Lists that users have requested as files. */
export const exportRequestsFeature = {
  texts,
  screens: [
    screen('/admin/export-requests', {
      title: { pl: 'Eksporty danych', en: 'Data exports' },
      right: 'export.get',
      texts,
      list: exportRequestsAddress,
      component: lazyRouteComponent(() => import('./export-requests-screen.tsx'), 'ExportRequestsScreen'),
    }),
  ],
} as const satisfies Feature;
