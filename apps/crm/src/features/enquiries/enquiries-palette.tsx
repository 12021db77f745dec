import { MessageCircleQuestionMark, Plus } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { loadTexts, translations } from '#kit/texts/i18n.ts';
import { enquiryTexts } from '#parts/enquiry/texts.ts';

const found = (search: string) => ({ query: { search, perPage: 10 as const } });

export const enquiriesPalette: FeaturePalette = {
  actions: [
    {
      id: 'new-internal_enquiry',
      label: { pl: 'Nowe zapytanie', en: 'New enquiry' },
      icon: <Plus aria-hidden />,
      right: 'internal_enquiry.create',
      to: '/internal-enquiries',
      list: 'internalEnquiries',
      search: { new: 'internal_enquiry' },
    },
  ],
  records: {
    kind: 'internal_enquiry',
    heading: { pl: 'Zapytania', en: 'Enquiries' },
    right: 'internal_enquiry.get',
    icon: <MessageCircleQuestionMark aria-hidden />,
    href: (id) => `/internal-enquiry/${id}`,
    key: (search) => queries.internalEnquiries.list.key(found(search)),
    find: async (search, signal) => {
      // the palette may be opened before any screen of enquiries
      const [{ items }] = await Promise.all([
        client.internalEnquiries.list(found(search), { signal }),
        loadTexts([enquiryTexts]),
      ]);
      return items.map(({ id, title, individualNumber, status }) => ({
        id,
        label: title,
        hint: [individualNumber, translations.t(`enquiry:status.${status}`)].join(' · '),
      }));
    },
  },
};
