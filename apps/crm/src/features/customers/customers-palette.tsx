import { UserPlus, Users } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';

const found = (search: string) => ({ query: { search, perPage: 10 as const } });

export const customersPalette: FeaturePalette = {
  actions: [
    {
      id: 'new-customer',
      label: { pl: 'Nowy klient', en: 'New customer' },
      icon: <UserPlus aria-hidden />,
      right: 'customer.create',
      to: '/customers',
      list: 'customers',
      search: { new: 'customer' },
    },
  ],
  records: {
    kind: 'customer',
    heading: { pl: 'Klienci', en: 'Customers' },
    right: 'customer.get',
    icon: <Users aria-hidden />,
    href: (id) => `/customer/${id}`,
    key: (search) => queries.customers.list.key(found(search)),
    find: async (search, signal, formats) => {
      const { items } = await client.customers.list(found(search), { signal });
      return items.map((customer) => ({
        id: customer.id,
        label: customer.name,
        hint: [
          customer.customerOrganizations.map(({ name }) => name).find((name) => name !== customer.name),
          customer.taxIdNumber && `NIP ${formats.taxId(customer.taxIdNumber)}`,
          customer.city,
        ]
          .filter(Boolean)
          .join(' · '),
      }));
    },
  },
};
