import { Landmark, Plus } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';

const found = (search: string) => ({ query: { search, withInactive: true, perPage: 10 as const } });

export const banksPalette: FeaturePalette = {
  actions: [
    {
      id: 'new-bank',
      label: { pl: 'Nowy bank', en: 'New bank' },
      icon: <Plus aria-hidden />,
      right: 'bank.create',
      to: '/banks',
      list: 'banks',
      search: { new: 'bank' },
    },
  ],
  records: {
    kind: 'bank',
    heading: { pl: 'Banki', en: 'Banks' },
    right: 'bank.get',
    icon: <Landmark aria-hidden />,
    href: (id) => `/bank/${id}`,
    key: (search) => queries.banks.list.key(found(search)),
    find: async (search, signal, formats) => {
      const { items } = await client.banks.list(found(search), { signal });
      return items.map(({ id, name, shortName, taxIdNumber }) => ({
        id,
        label: name,
        hint: [shortName, taxIdNumber && `NIP ${formats.taxId(taxIdNumber)}`].filter(Boolean).join(' · '),
      }));
    },
  },
};
