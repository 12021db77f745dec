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
      const byNumber = /^\d{1,9}$/.test(search)
        ? client.opportunities.list(found(`#${search}`), { signal })
        : null;
      const [exact, others] = await Promise.all([
        byNumber,
        client.opportunities.list(found(search), { signal }),
      ]);
      const [first] = exact?.items ?? [];
      // the one whose number was typed precedes those that only contain its digits
      const items = first ? [first, ...others.items.filter(({ id }) => id !== first.id)] : others.items;
      return items.map(({ id, number, customer, status, vehicle }) => ({
        id,
        label: customer.name,
        hint: [`#${number}`, translations.t(`labels:status.${status}`), vehicle].filter(Boolean).join(' · '),
        isExact: `${number}` === search.replace('#', ''),
      }));
    },
  },
};
