import { lazyRouteComponent } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { conversationTexts } from '#parts/conversation/texts.ts';
import { enquiryTexts } from '#parts/enquiry/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';

import { enquiriesAddress } from './list/enquiries-address.ts';
import { EnquiriesBoard, EnquiriesList } from './views.tsx';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  conversationTexts,
  enquiryTexts,
  filesTexts,
];

/** Internal enquiries: what staff request from each other, and the conversations about it. */
export const enquiriesFeature = {
  texts,
  screens: [
    screen('/internal-enquiries', {
      title: { pl: 'Zapytania wewnętrzne', en: 'Internal enquiries' },
      right: 'internal_enquiry.get',
      texts,
      list: enquiriesAddress,
      component: lazyRouteComponent(() => import('./enquiries-screen.tsx'), 'EnquiriesScreen'),
      code: ({ view }) => (view === 'board' ? EnquiriesBoard : EnquiriesList).load(),
      usually: () => import('./list/enquiry-list.tsx'),
    }),
    screen('/internal-enquiry/$id', {
      title: { pl: 'Zapytanie', en: 'Enquiry' },
      right: 'internal_enquiry.get',
      texts,
      parent: '/internal-enquiries',
      component: lazyRouteComponent(() => import('./record/enquiry-screen.tsx'), 'EnquiryScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.internalEnquiries.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'communication',
      to: '/internal-enquiries',
      label: { pl: 'Zapytania', en: 'Enquiries' },
      under: '/internal-enquiry/',
      icon: <MessageCircleQuestionMark aria-hidden />,
      right: 'internal_enquiry.get',
      keys: 'g z',
      create: { form: 'internal_enquiry', right: 'internal_enquiry.create', list: 'internalEnquiries' },
    },
  ],
  palette: async () => (await import('./enquiries-palette.tsx')).enquiriesPalette,
} as const satisfies Feature;
