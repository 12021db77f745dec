import { lazyRouteComponent } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import { directoryFeature } from '#kit/routing/directory-feature.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';

import { firmsAddress } from './firms-address.ts';

const texts = [
  companyTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Firms of customers: who they are, what registers say of them, their people and opportunities. */
export const customerOrganisationsFeature = directoryFeature({
  entity: 'customer_organisation',
  icon: <Building2 aria-hidden />,
  group: 'sales',
  keys: 'g f',
  texts,
  list: {
    path: '/customer-organisations',
    title: { pl: 'Firmy klientów', en: 'Customer organisations' },
    address: firmsAddress,
    component: lazyRouteComponent(() => import('./firms-screen.tsx'), 'FirmsScreen'),
  },
  record: {
    path: '/customer-organisation/$id',
    title: { pl: 'Firma klienta', en: 'Customer organisation' },
    component: lazyRouteComponent(() => import('./firm-screen.tsx'), 'FirmScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.customerOrganisations.get.query({ params: { id } })),
  },
  palette: async () => (await import('./firm-palette.tsx')).firmPalette,
});
