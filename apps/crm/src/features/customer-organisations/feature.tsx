import { lazyRouteComponent } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { recordFeature } from '#kit/routing/record-feature.tsx';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { importTexts } from '#parts/import/texts.ts';

import { foundFirms } from './firm.ts';
import { firmsAddress } from './firms-address.ts';

const texts = [
  companyTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

const directory = recordFeature({
  kind: 'customer_organisation',
  names: {
    one: ['Firma klienta', 'Customer organisation'],
    many: ['Firmy klientów', 'Customer organisations'],
  },
  icon: <Building2 aria-hidden />,
  group: 'sales',
  keys: 'g f',
  texts,
  list: {
    path: '/customer-organisations',
    address: firmsAddress,
    component: lazyRouteComponent(() => import('./firms-screen.tsx'), 'FirmsScreen'),
  },
  record: {
    path: '/customer-organisation/$id',
    component: lazyRouteComponent(() => import('./firm-screen.tsx'), 'FirmScreen'),
    prefetch: (id) => queryClient.prefetchQuery(queries.customerOrganisations.get.query({ params: { id } })),
  },
  palette: {
    create: { pl: 'Nowa firma', en: 'New firm' },
    found: foundFirms,
    nameOf: ({ name }) => name,
    hintOf: ({ taxIdNumber, city }, { taxId }) => [taxIdNumber && `NIP ${taxId(taxIdNumber)}`, city],
  },
});

/** Firms of customers: their data, their entries in registers, their people and opportunities, and their import. */
export const customerOrganisationsFeature = {
  ...directory,
  screens: [
    ...directory.screens,
    screen('/customer-organisations/import', {
      title: { pl: 'Import firm', en: 'Import of organisations' },
      right: 'customer_organisation.create',
      texts: [...texts, importTexts],
      parent: '/customer-organisations',
      component: lazyRouteComponent(() => import('./import-firms-screen.tsx'), 'ImportFirmsScreen'),
    }),
  ],
} as const satisfies Feature;
