import { KanbanSquare, Plus } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { translations } from '#kit/texts/i18n.ts';

const found = (search: string) => ({ query: { search, perPage: 10 as const } });

export const opportunitiesPalette: FeaturePalette = {
  actions: [
    {
      id: 'new-opportunity',
      label: { pl: 'Nowa szansa', en: 'New opportunity' },
      icon: <Plus aria-hidden />,
      right: 'opportunity.create',
      to: '/sales-opportunities',
      list: 'opportunities',
      search: { new: 'opportunity' },
    },
  ],
  records: {
    kind: 'opportunity',
    heading: { pl: 'Szanse', en: 'Opportunities' },
    right: 'opportunity.get',
    icon: <KanbanSquare aria-hidden />,
    href: (id) => `/sales-opportunity/${id}`,
    key: (search) => queries.opportunities.list.key(found(search)),
    find: async (search, signal) => {
      const { items } = await client.opportunities.list(found(search), { signal });
      return items.map(({ id, number, customer, status, vehicle }) => ({
        id,
        label: customer.name,
        hint: [`#${number}`, translations.t(`labels:status.${status}`), vehicle].filter(Boolean).join(' · '),
      }));
    },
  },
};
