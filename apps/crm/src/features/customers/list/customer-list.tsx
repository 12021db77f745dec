import type { Data, Endpoints } from '@szansa/api-client/client';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { FirstOf } from '#kit/lists/first-of.tsx';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';

import { lazyActions } from '#parts/bulk/lazy-actions.ts';

import { customersAddress } from './customers-address.ts';

type CustomerRow = Data<Endpoints['customers']['list']>['items'][number];

export function useCustomerFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('customers');
  return [
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'hasOrganisation', label: t('filters.withFirm'), kind: 'toggle' },
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
}

/** All customers: found by any fragment, narrowed, sorted, opened; a new one is written down beside the list. */
export const customerList = listDefinition({
  address: customersAddress,
  texts: 'customers',
  drawing: 'people',
  columns: [
    { id: 'name', cell: (row: CustomerRow) => row.name, width: 164, shown: 'always', pin: 'start' },
    {
      id: 'firms',
      cell: (row) => <FirstOf texts={row.customerOrganizations.map((firm) => firm.name)} />,
      width: 172,
      priority: 1,
    },
    {
      id: 'taxIdNumber',
      cell: (row, formats) =>
        row.taxIdNumber && <span className="tabular-nums">{formats.taxId(row.taxIdNumber)}</span>,
      width: 136,
    },
    {
      id: 'phones',
      cell: (row, formats) => (
        <span className="tabular-nums">
          <FirstOf texts={(row.phones ?? []).map(({ phone }) => formats.phone(phone))} />
        </span>
      ),
      width: 150,
      priority: 2,
    },
    {
      id: 'emails',
      cell: (row, formats) => <FirstOf texts={(row.emails ?? []).map(({ email }) => formats.email(email))} />,
      width: 208,
    },
    { id: 'city', cell: (row) => row.city, width: 140, shown: 'optional' },
    { id: 'opportunities', cell: (row) => row.opportunityCount, align: 'end', width: 92, priority: 3 },
    { id: 'addedBy', cell: (row) => <Person person={row.addedBy} />, width: 164, shown: 'optional' },
    { id: 'updatedAt', cell: (row) => <Instant at={row.updatedAt} />, width: 146 },
  ],
  rowLabel: (row) => row.name,
  rowLink: (row) => <Link to="/customer/$id" params={{ id: row.id }} />,
  create: {
    right: 'customer.create',
    form: 'customer',
    icon: <UserPlus aria-hidden />,
    Form: lazyComponent(async () => (await import('../form/create-customer.tsx')).CreateCustomer),
  },
  bulk: {
    right: 'customer.edit',
    Actions: lazyActions(async () => (await import('./change-customers.tsx')).ChangeCustomers),
  },
});
