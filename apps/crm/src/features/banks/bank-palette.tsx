import { Landmark } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { foundBanks } from './bank.ts';

export const bankPalette: FeaturePalette = recordPalette({
  kind: 'bank',
  heading: { pl: 'Banki', en: 'Banks' },
  list: { name: 'banks', path: '/banks' },
  icon: <Landmark aria-hidden />,
  href: (id) => `/bank/${id}`,
  create: { label: { pl: 'Nowy bank', en: 'New bank' } },
  found: foundBanks,
  nameOf: ({ name }) => name,
  hintOf: ({ shortName, taxIdNumber }, { taxId }) => [shortName, taxIdNumber && `NIP ${taxId(taxIdNumber)}`],
});
