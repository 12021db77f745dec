import { lazyRouteComponent } from '@tanstack/react-router';
import { Scale } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { customerMailTexts } from '#parts/customer-mail/texts.ts';

import { comparisonsAddress } from './comparisons-address.ts';

const texts = [
  customerMailTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Comparisons of the quotes of two to four banks. */
export const bankComparisonsFeature = {
  texts,
  screens: [
    screen('/bank-comparisons', {
      title: { pl: 'Porównania banków', en: 'Bank comparisons' },
      right: 'bank_comparison_pdf.get',
      texts,
      list: comparisonsAddress,
      component: lazyRouteComponent(() => import('./comparisons-screen.tsx'), 'ComparisonsScreen'),
    }),
    screen('/bank-comparison/$id', {
      title: { pl: 'Porównanie banków', en: 'Bank comparison' },
      right: 'bank_comparison_pdf.get',
      texts,
      parent: '/bank-comparisons',
      component: lazyRouteComponent(() => import('./comparison-screen.tsx'), 'ComparisonScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.bankComparisonPdfs.get.query({ params: { id } })),
    }),
    screen('/sales-opportunity/$id/compare', {
      title: { pl: 'Nowe porównanie banków', en: 'New bank comparison' },
      right: 'bank_comparison_pdf.create',
      texts,
      parent: '/bank-comparisons',
      component: lazyRouteComponent(() => import('./new-comparison-screen.tsx'), 'NewComparisonScreen'),
      prefetch: ({ id = '' }) =>
        queryClient.prefetchQuery(queries.offers.listOfOpportunity.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/bank-comparisons',
      under: '/bank-comparison/',
      icon: <Scale aria-hidden />,
      right: 'bank_comparison_pdf.get',
    },
  ],
  palette: async () => (await import('./comparison-palette.tsx')).comparisonPalette,
} as const satisfies Feature;
