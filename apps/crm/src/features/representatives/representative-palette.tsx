import { personName } from '@szansa/domain/shared';
import { Contact, UserPlus } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundRepresentatives } from './representatives.ts';

export const representativePalette: FeaturePalette = recordPalette({
  kind: 'representative',
  heading: { pl: 'Przedstawiciele', en: 'Representatives' },
  list: { name: 'representatives', path: '/representatives' },
  icon: <Contact aria-hidden />,
  href: (id) => `/representative/${id}`,
  create: { label: { pl: 'Nowy przedstawiciel', en: 'New representative' }, icon: <UserPlus aria-hidden /> },
  found: foundRepresentatives,
  nameOf: personName,
  hintOf: ({ bank, dealer, phones = [] }, { phone }) => [
    bank?.name ?? dealer?.name,
    phones[0] && phone(phones[0]),
  ],
});
