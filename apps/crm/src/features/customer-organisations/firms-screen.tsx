import { legalForms } from '@szansa/domain/customer-organisation';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { Person } from '#kit/records/person.tsx';
import { ImportLink } from '#parts/import/import-link.tsx';

import { lazyActions } from '#parts/bulk/lazy-actions.ts';

import { CreateFirm } from './firm-form.tsx';
import { firmRecord, legalFormLabel } from './firm.ts';
import { firmsAddress } from './firms-address.ts';
import { VatChip, vatStatuses, vatStatusLabel } from './vat-chip.tsx';

const firmList = listDefinition({
  address: firmsAddress,
  texts: 'customerOrganisations',
  drawing: 'places',
  columns: [
    { id: 'name', width: 270, shown: 'always', pin: 'start' },
    { id: 'taxIdNumber', kind: 'taxId', width: 136, priority: 1 },
    { id: 'legalForm', cell: (row) => row.legalForm && legalFormLabel(row.legalForm), width: 190 },
    { id: 'city', width: 144, priority: 2 },
    {
      id: 'vatStatus',
      cell: (row) => <VatChip status={row.vatStatus} />,
      width: 130,
      sameUnder: ['vatStatus'],
    },
    { id: 'regon', width: 130, shown: 'optional' },
    { id: 'krs', width: 130, shown: 'optional' },
    { id: 'customers', cell: (row) => row.customerCount, align: 'end', width: 92 },
    { id: 'opportunities', cell: (row) => row.opportunityCount, align: 'end', width: 110, priority: 3 },
    { id: 'addedBy', cell: (row) => <Person person={row.addedBy} />, width: 170, shown: 'optional' },
    { id: 'updatedAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: (row) => row.name,
  rowLink: (row) => <Link to={firmRecord.path} params={{ id: row.id }} />,
  create: {
    right: 'customer_organisation.create',
    form: 'customer_organisation',
    icon: <Plus aria-hidden />,
    Form: CreateFirm,
  },
  bulk: {
    right: 'customer_organisation.edit',
    Actions: lazyActions(async () => (await import('./change-firms.tsx')).ChangeFirms),
  },
});

/** Firms of customers: found by name and numbers, narrowed by form and VAT status; a new one is written down beside. */
export function FirmsScreen() {
  const { t } = useTranslation('customerOrganisations');
  const filters: FilterDefinition[] = [
    {
      key: 'vatStatus',
      label: t('filters.vatStatus'),
      kind: 'multi',
      options: vatStatuses.map((value) => ({ value, label: vatStatusLabel(value) })),
    },
    {
      key: 'legalForm',
      label: t('filters.legalForm'),
      kind: 'multi',
      options: legalForms.map((value) => ({ value, label: legalFormLabel(value) })),
    },
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
  return (
    <ListScreen
      list={firmList}
      filters={filters}
      actions={
        <ImportLink
          to="/customer-organisations/import"
          right="customer_organisation.create"
          label={t('import')}
        />
      }
    />
  );
}
