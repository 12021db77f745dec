import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';

import { reportsAddress } from './reports-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Reports of commissions and their entries. */
export const reportsFeature = {
  texts,
  screens: [
    screen('/reports', {
      title: { pl: 'Raporty', en: 'Reports' },
      right: 'report.get',
      texts,
      list: reportsAddress,
      component: lazyRouteComponent(() => import('./reports-screen.tsx'), 'ReportsScreen'),
    }),
    screen('/report/$id', {
      title: { pl: 'Pozycje raportu', en: 'Report entries' },
      right: 'report.get',
      texts,
      parent: '/reports',
      component: lazyRouteComponent(() => import('./report-screen.tsx'), 'ReportScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.reports.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'reports',
      to: '/reports',
      under: '/report/',
      icon: <FileSpreadsheet aria-hidden />,
      right: 'report.get',
      keys: 'g t',
    },
  ],
} as const satisfies Feature;
