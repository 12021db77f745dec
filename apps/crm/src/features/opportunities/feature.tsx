import { lazyRouteComponent } from '@tanstack/react-router';
import { KanbanSquare } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { activityTexts } from '#parts/activity/texts.ts';
import { conversationTexts } from '#parts/conversation/texts.ts';
import { customerMailTexts } from '#parts/customer-mail/texts.ts';
import { documentsTexts } from '#parts/documents/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';
import { opportunityTexts } from '#parts/opportunity/texts.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';
import { timelineTexts } from '#parts/timeline/texts.ts';

import { opportunitiesAddress } from './list/opportunities-address.ts';
import { unassignedAddress } from './unassigned/unassigned-address.ts';
import { OpportunitiesBoard, OpportunitiesList } from './views.tsx';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  activityTexts,
  conversationTexts,
  customerMailTexts,
  documentsTexts,
  filesTexts,
  opportunityTexts,
  pickersTexts,
  timelineTexts,
];

/** Sales opportunities: the board, the list, and each from the first contact to the keys. */
export const opportunitiesFeature = {
  texts,
  screens: [
    screen('/sales-opportunities', {
      title: { pl: 'Szanse sprzedaży', en: 'Opportunities' },
      right: 'opportunity.get',
      shape: 'board',
      texts,
      list: opportunitiesAddress,
      component: lazyRouteComponent(() => import('./opportunities-screen.tsx'), 'OpportunitiesScreen'),
      code: ({ view }) => (view === 'list' ? OpportunitiesList : OpportunitiesBoard).load(),
      usually: () => import('./board/opportunities-board-view.tsx'),
    }),
    screen('/sales-opportunity/$id', {
      title: { pl: 'Szansa sprzedaży', en: 'Opportunity' },
      right: 'opportunity.get',
      texts,
      parent: '/sales-opportunities',
      component: lazyRouteComponent(() => import('./detail/opportunity-screen.tsx'), 'OpportunityScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.opportunities.get.query({ params: { id } })),
    }),
    screen('/admin/unassigned-leads', {
      title: { pl: 'Nieprzypisane szanse', en: 'Unassigned opportunities' },
      // the right to claim one, which the call requires as well
      right: 'opportunity.edit',
      texts,
      list: unassignedAddress,
      component: lazyRouteComponent(() => import('./unassigned/unassigned-screen.tsx'), 'UnassignedScreen'),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/sales-opportunities',
      label: { pl: 'Szanse', en: 'Opportunities' },
      under: '/sales-opportunity/',
      icon: <KanbanSquare aria-hidden />,
      right: 'opportunity.get',
      isMain: true,
      keys: 'g o',
      create: { form: 'opportunity', right: 'opportunity.create', list: 'opportunities' },
    },
  ],
  palette: async () => (await import('./opportunities-palette.tsx')).opportunitiesPalette,
} as const satisfies Feature;
