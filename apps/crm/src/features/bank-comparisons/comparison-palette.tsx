import { Scale } from 'lucide-react';

import { client, queries } from '#kit/api/api.ts';
import type { FeaturePalette } from '#kit/routing/palette.ts';
import { recordPalette } from '#kit/routing/record-palette.tsx';

import { comparisonRecord } from './comparison.ts';
import type { ComparisonRow } from './comparisons-address.ts';

export const comparisonPalette: FeaturePalette = recordPalette<ComparisonRow>({
  record: comparisonRecord,
  heading: { pl: 'Porównania banków', en: 'Bank comparisons' },
  icon: <Scale aria-hidden />,
  found: {
    key: queries.bankComparisonPdfs.list.key(),
    find: (query, signal) => client.bankComparisonPdfs.list({ query }, { signal }),
  },
  nameOf: ({ title }) => title,
  hintOf: ({ opportunity }) => [opportunity.customerName, `#${opportunity.number}`],
});
