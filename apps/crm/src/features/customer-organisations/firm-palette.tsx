import { Building2 } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { firmRecord, foundFirms } from './firm.ts';

export const firmPalette: FeaturePalette = recordPalette({
  record: firmRecord,
  heading: { pl: 'Firmy klientów', en: 'Customer organisations' },
  icon: <Building2 aria-hidden />,
  create: { list: 'customerOrganisations', label: { pl: 'Nowa firma', en: 'New firm' } },
  found: foundFirms,
  nameOf: ({ name }) => name,
  hintOf: ({ taxIdNumber, city }, { taxId }) => [taxIdNumber && `NIP ${taxId(taxIdNumber)}`, city],
});
