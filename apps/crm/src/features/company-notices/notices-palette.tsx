import { MailCheck, Megaphone } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundNotices, noticeRecord } from './notice.ts';

export const noticesPalette: FeaturePalette = {
  ...recordPalette({
    record: noticeRecord,
    heading: { pl: 'Ogłoszenia firmowe', en: 'Company announcements' },
    icon: <Megaphone aria-hidden />,
    create: { list: 'companyNotices', label: { pl: 'Nowe ogłoszenie', en: 'New announcement' } },
    found: foundNotices,
    nameOf: ({ title }) => title,
    hintOf: ({ sentAt }, { instant }) => [sentAt && instant(sentAt)],
  }),
  icons: {
    '/admin/work-control-notifications': <Megaphone aria-hidden />,
    '/my-company-notifications': <MailCheck aria-hidden />,
  },
};
