import { personName } from '@szansa/domain/shared';
import { UserPlus, Users } from 'lucide-react';

import { client } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { foundCustomers } from '#parts/pickers/found-customers.ts';

const similarName = { pl: 'podobna nazwa', en: 'similar name' } as const;

export const customersPalette: FeaturePalette = recordPalette({
  record: { kind: 'customer', path: '/customer/$id', listPath: '/customers' },
  heading: { pl: 'Klienci', en: 'Customers' },
  icon: <Users aria-hidden />,
  create: {
    list: 'customers',
    label: { pl: 'Nowy klient', en: 'New customer' },
    icon: <UserPlus aria-hidden />,
  },
  found: foundCustomers,
  nameOf: ({ name }) => name,
  hintOf: ({ name, customerOrganizations, taxIdNumber, city }, { taxId }) => [
    customerOrganizations.map((firm) => firm.name).find((firm) => firm !== name),
    taxIdNumber && `NIP ${taxId(taxIdNumber)}`,
    city,
  ],
  knownOf: ({ phones, emails, customerOrganizations }, { phone, email }) => [
    ...(phones ?? []).map((one) => phone(one.phone)),
    ...(emails ?? []).map((one) => email(one.email)),
    ...customerOrganizations.map((firm) => firm.name),
  ],
  // `joana baran` is Joanna Baran
  similar: async (search, signal) => {
    const matches = await client.customers.matches({ query: { name: search } }, { signal });
    return matches.map(({ id, name, addedBy }) => ({
      id,
      label: name,
      hint: [similarName[currentLanguage()], addedBy && personName(addedBy)].filter(Boolean).join(' · '),
    }));
  },
});
