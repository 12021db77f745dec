import { lazyRouteComponent } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { accessNow } from '#kit/session/session-atoms.ts';
import { textsOf } from '#kit/texts/texts.ts';

import { answersEnquiries, boardQuery } from './board-query.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** The dashboard. */
export const homeFeature = {
  texts,
  screens: [
    screen('/', {
      title: { pl: 'Pulpit', en: 'Dashboard' },
      right: 'dashboard.get',
      texts,
      prefetch: () => {
        const access = accessNow();
        if (answersEnquiries(access)) return undefined;
        return queryClient.prefetchQuery(
          queries.opportunities.board.query(boardQuery(access.has('report.get'))),
        );
      },
      component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/',
      icon: <LayoutDashboard aria-hidden />,
      right: 'dashboard.get',
      isMain: true,
      keys: 'g d',
    },
  ],
} as const satisfies Feature;
