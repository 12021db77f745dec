import { lazyRouteComponent } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { customerTexts } from '#parts/customer/texts.ts';
import { mailTexts } from '#parts/mail/texts.ts';

import { receivedMailsAddress } from './received-mails-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  companyTexts,
  customerTexts,
  mailTexts,
];

/** Mails that have come: read one after another, and accepted or rejected. */
export const receivedMailsFeature = {
  texts,
  screens: [
    screen('/received-mails', {
      title: { pl: 'Odebrane maile', en: 'Received mails' },
      right: 'received_mail.get',
      texts,
      list: receivedMailsAddress,
      component: lazyRouteComponent(() => import('./received-mails-screen.tsx'), 'ReceivedMailsScreen'),
    }),
  ],
  menu: [
    {
      group: 'communication',
      to: '/received-mails',
      icon: <Inbox aria-hidden />,
      right: 'received_mail.get',
      keys: 'g m',
    },
  ],
} as const satisfies Feature;
