import { Store } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { dealerRecord, foundDealers } from './dealer.ts';

export const dealerPalette: FeaturePalette = recordPalette({
  record: dealerRecord,
  heading: { pl: 'Salony', en: 'Dealers' },
  icon: <Store aria-hidden />,
  create: { list: 'dealers', label: { pl: 'Nowy salon', en: 'New dealer' } },
  found: foundDealers,
  nameOf: ({ name }) => name,
  hintOf: ({ alias, taxIdNumber }, { taxId }) => [alias, taxIdNumber && `NIP ${taxId(taxIdNumber)}`],
});
