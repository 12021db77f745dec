import { lazyRouteComponent } from '@tanstack/react-router';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';
import { noticeTexts } from '#parts/notice/texts.ts';

import { noticesAddress } from './notices-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  noticeTexts,
  filesTexts,
];

/** Company announcements: written, sent and followed up, and read by their recipients. */
export const companyNoticesFeature = {
  texts,
  screens: [
    screen('/admin/work-control-notifications', {
      title: { pl: 'Ogłoszenia firmowe', en: 'Company announcements' },
      right: 'company_notice.get',
      texts,
      list: noticesAddress,
      component: lazyRouteComponent(() => import('./notices-screen.tsx'), 'NoticesScreen'),
    }),
    screen('/admin/work-control-notification/$id', {
      title: { pl: 'Ogłoszenie', en: 'Announcement' },
      right: 'company_notice.get',
      texts,
      parent: '/admin/work-control-notifications',
      component: lazyRouteComponent(() => import('./notice-screen.tsx'), 'NoticeScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.companyNotices.get.query({ params: { id } })),
    }),
    screen('/my-company-notifications', {
      title: { pl: 'Moje ogłoszenia firmowe', en: 'My company announcements' },
      texts,
      component: lazyRouteComponent(() => import('./mine/own-notices-screen.tsx'), 'OwnNoticesScreen'),
    }),
  ],
  palette: async () => (await import('./notices-palette.tsx')).noticesPalette,
} as const satisfies Feature;
