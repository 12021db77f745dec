import { personName } from '@szansa/domain/shared';
import { Contact, UserPlus } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { foundRepresentatives } from './representatives.ts';

export const representativePalette: FeaturePalette = recordPalette({
  record: representativeRecord,
  heading: { pl: 'Przedstawiciele', en: 'Representatives' },
  icon: <Contact aria-hidden />,
  create: {
    list: 'representatives',
    label: { pl: 'Nowy przedstawiciel', en: 'New representative' },
    icon: <UserPlus aria-hidden />,
  },
  found: foundRepresentatives,
  nameOf: personName,
  hintOf: ({ bank, dealer, phones = [] }, { phone }) => [
    bank?.name ?? dealer?.name,
    phones[0] && phone(phones[0]),
  ],
});
