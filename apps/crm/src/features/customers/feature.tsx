import { lazyRouteComponent } from '@tanstack/react-router';
import { Users } from 'lucide-react';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { customerTexts } from '#parts/customer/texts.ts';
import { importTexts } from '#parts/import/texts.ts';

import { customersAddress } from './list/customers-address.ts';

const texts = [
  companyTexts,
  customerTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];

/** Customers: people and the firms they represent. */
export const customersFeature = {
  texts,
  screens: [
    screen('/customers', {
      title: { pl: 'Klienci', en: 'Customers' },
      right: 'customer.get',
      texts,
      list: customersAddress,
      component: lazyRouteComponent(() => import('./list/customers-screen.tsx'), 'CustomersScreen'),
    }),
    screen('/customers/import', {
      title: { pl: 'Import klientów', en: 'Import of customers' },
      right: 'customer.create',
      texts: [...texts, importTexts],
      parent: '/customers',
      component: lazyRouteComponent(
        () => import('./import/import-customers-screen.tsx'),
        'ImportCustomersScreen',
      ),
    }),
    screen('/customer/$id', {
      title: { pl: 'Klient', en: 'Customer' },
      right: 'customer.get',
      texts,
      parent: '/customers',
      component: lazyRouteComponent(() => import('./detail/customer-screen.tsx'), 'CustomerScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.customers.get.query({ params: { id } })),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/customers',
      under: '/customer/',
      icon: <Users aria-hidden />,
      right: 'customer.get',
      isMain: true,
      keys: 'g c',
      create: { form: 'customer', right: 'customer.create', list: 'customers' },
    },
  ],
  palette: async () => (await import('./customers-palette.tsx')).customersPalette,
} as const satisfies Feature;
