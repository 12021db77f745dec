import { legalForms } from '@szansa/domain/customer-organisation';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { Link } from '@tanstack/react-router';
import { Building2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { ImportLink } from '#parts/import/import-link.tsx';

import { laterActions } from '#parts/bulk/later-actions.ts';

import { CreateFirm } from './firm-form.tsx';
import { firmRecord, legalFormLabel } from './firm.ts';
import { firmsAddress } from './firms-address.ts';
import { VatChip, vatStatuses, vatStatusLabel } from './vat-chip.tsx';

const firmList = listDefinition({
  address: firmsAddress,
  texts: 'customerOrganisations',
  icon: <Building2 aria-hidden />,
  columns: [
    { id: 'name', width: 220, shown: 'always', pin: 'start' },
    { id: 'taxIdNumber', kind: 'taxId', width: 148, priority: 1 },
    { id: 'legalForm', cell: (row) => row.legalForm && legalFormLabel(row.legalForm), width: 210 },
    { id: 'city', width: 120, priority: 2 },
    { id: 'vatStatus', cell: (row) => <VatChip status={row.vatStatus} />, width: 150 },
    { id: 'regon', width: 130, shown: 'optional' },
    { id: 'krs', width: 130, shown: 'optional' },
    { id: 'customers', cell: (row) => row.customerCount, align: 'end', width: 104 },
    { id: 'opportunities', cell: (row) => row.opportunityCount, align: 'end', width: 126, priority: 3 },
    { id: 'addedBy', cell: (row) => row.addedBy && personName(row.addedBy), width: 150, shown: 'optional' },
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
    Actions: laterActions(async () => (await import('./change-firms.tsx')).ChangeFirms),
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
