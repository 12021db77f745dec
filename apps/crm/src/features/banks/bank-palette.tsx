import { Landmark } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { bankRecord, foundBanks } from './bank.ts';

export const bankPalette: FeaturePalette = recordPalette({
  record: bankRecord,
  heading: { pl: 'Banki', en: 'Banks' },
  icon: <Landmark aria-hidden />,
  create: { list: 'banks', label: { pl: 'Nowy bank', en: 'New bank' } },
  found: foundBanks,
  nameOf: ({ name }) => name,
  hintOf: ({ shortName, taxIdNumber }, { taxId }) => [shortName, taxIdNumber && `NIP ${taxId(taxIdNumber)}`],
});
