import { Store } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundDealers } from './dealer.ts';

export const dealerPalette: FeaturePalette = recordPalette({
  kind: 'dealer',
  heading: { pl: 'Salony', en: 'Dealers' },
  list: { name: 'dealers', path: '/dealers' },
  icon: <Store aria-hidden />,
  href: (id) => `/dealer/${id}`,
  create: { label: { pl: 'Nowy salon', en: 'New dealer' } },
  found: foundDealers,
  nameOf: ({ name }) => name,
  hintOf: ({ alias, taxIdNumber }, { taxId }) => [alias, taxIdNumber && `NIP ${taxId(taxIdNumber)}`],
});
